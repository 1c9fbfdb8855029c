// "Read them later" applies until the next sign-in (AUTH-05), also after a reload.
const PUT_OFF = 'hammerdock.terms-put-off';

export const areTermsPutOff = (): boolean => sessionStorage.getItem(PUT_OFF) !== null;

export const putOffTerms = (): void => sessionStorage.setItem(PUT_OFF, 'yes');

export const bringTermsBack = (): void => sessionStorage.removeItem(PUT_OFF);
