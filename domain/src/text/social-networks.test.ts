import { expect, test } from 'vitest';
import { socialNetworkOf } from './social-networks.ts';

test.each([
  ['https://www.facebook.com/hammerdock', 'Facebook'],
  ['https://instagram.com/hammerdock', 'Instagram'],
  ['https://www.youtube.com/@hammerdock', 'YouTube'],
  ['http://www.facebook.com/hammerdock', null],
  ['https://www.facebook.com/', null],
  ['https://facebook.com.example.com/hammerdock', null],
  ['https://constructor.com/a', null],
  ['javascript:alert(1)', null],
  ['hammerdock', null],
])('the network of %s is %s', (address, network) => {
  expect(socialNetworkOf(address)).toBe(network);
});
