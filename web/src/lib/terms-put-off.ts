// "Read them later" holds until the next sign-in (AUTH-05), also when the page is loaded again.
const PUT_OFF = 'hammerdock.terms-put-off';

export const areTermsPutOff = (): boolean => sessionStorage.getItem(PUT_OFF) !== null;

export const putOffTerms = (): void => sessionStorage.setItem(PUT_OFF, 'yes');

export const bringTermsBack = (): void => sessionStorage.removeItem(PUT_OFF);
