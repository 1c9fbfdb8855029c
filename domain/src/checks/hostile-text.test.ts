// S25: each check of free text takes little time for 100 kB of hostile text.
import { expect, test } from 'vitest';
import { conditionOf } from '../catalog/conditions.ts';
import { photoAddress } from '../catalog/lot-pictures.ts';
import { cellProblem } from '../catalog/manifest-row.ts';
import { pictureAt, pictureSources } from '../catalog/picture.ts';
import { isCartonCode, productCodeOf } from '../catalog/product-code.ts';
import { couponCodeOf } from '../credits/coupon.ts';
import { inviteCodeOf } from '../credits/invite.ts';
import { fromDecimal } from '../money.ts';
import { networkOf } from '../network.ts';
import { readIds } from '../notifications/kinds.ts';
import { codeAmongWords } from '../search/code.ts';
import { plainText } from '../search/plain-text.ts';
import { parseQuery } from '../search/parse-query.ts';
import { nearestWords } from '../search/spelling.ts';
import { findSlowTexts } from '../testing/hostile-texts.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { foldAscii } from '../text/fold-ascii.ts';
import { headerLine } from '../text/header-line.ts';
import { listed } from '../text/listed.ts';
import { maskName } from '../text/mask.ts';
import { oneLine } from '../text/one-line.ts';
import { checkEmail } from './email.ts';
import * as address from './address.ts';
import * as bidAmount from './bid-amount.ts';
import { checkBidAmount } from './bid-check.ts';
import * as billing from './billing.ts';
import { checkCaption } from './caption.ts';
import { findCardNumbers, hideCardNumbers } from './card-number-in-text.ts';
import * as card from './card.ts';
import * as codes from './codes.ts';
import { isCleanText } from './input-bounds.ts';
import { checkLotNote } from './lot-note.ts';
import { checkPassword } from './password.ts';
import * as person from './person.ts';
import { checkPhone, phoneInE164 } from './phone.ts';
import { checkSearchTitle } from './search-title.ts';

const LEXICON = ['drill', 'aaaaaaaa', 'http'].map((word) => ({ word, lots: 1 }));

const CHECKS: Readonly<Record<string, (text: string) => unknown>> = {
  'the first line of an address': address.checkAddressLine1,
  'the second line of an address': address.checkAddressLine2,
  'a zip code': address.checkZip,
  'a place': address.checkPlace,
  'a city': address.checkCity,
  'the text of a money box': bidAmount.readMoneyText,
  'a bid amount': (text) => checkBidAmount(text, 100),
  'a decimal amount': fromDecimal,
  'a billing name': billing.checkBillingName,
  'a line of a billing address': billing.checkBillingLine,
  'a billing zip code': billing.checkBillingZip,
  'a caption': (text) => checkCaption('description', text),
  'card numbers in a text': findCardNumbers,
  'hiding card numbers': (text) => hideCardNumbers(text, '…'),
  'a card number': card.checkCardNumber,
  'the name on a card': card.checkCardName,
  'a card code': card.checkCardCvc,
  'a required field of a card': card.checkCardField,
  'the city of a card': card.checkCardCity,
  'the zip code of a card': card.checkCardZip,
  'a coupon code': codes.checkCouponCode,
  'an optional code': codes.checkOptionalCode,
  'analysis a coupon code': couponCodeOf,
  'analysis an invitation code': inviteCodeOf,
  'clean text': isCleanText,
  'a lot note': checkLotNote,
  'a password': checkPassword,
  'a first name': person.checkFirstName,
  'a last name': person.checkLastName,
  'a user name': person.checkUsername,
  'an email address': checkEmail,
  'a phone number': checkPhone,
  'a phone number in E.164': phoneInE164,
  'the title of a saved search': checkSearchTitle,
  'the words of a search': parseQuery,
  'a code among words': codeAmongWords,
  'plain text': plainText,
  'typing errors': (text) => nearestWords(text, LEXICON, 3),
  'the condition of goods': conditionOf,
  'the name of a photo': photoAddress,
  'a product code': productCodeOf,
  'a carton code': isCartonCode,
  'a picture address': (text) => pictureAt(`/pictures/${text}`, 320),
  'the sources of a picture': pictureSources,
  'an IP address': networkOf,
  'the ids of notifications': readIds,
  'escaped HTML': escapeHtml,
  'folded letters': foldAscii,
  'a mail header': headerLine,
  'listed names': listed,
  'a masked name': maskName,
  'one line': oneLine,
  'a cell of a manifest': cellProblem,
};

test.each(Object.entries(CHECKS))('S25 %s is checked in little time', (_name, check) => {
  expect(findSlowTexts(check)).toEqual([]);
});
