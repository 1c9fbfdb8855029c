// The texts of pages whose function is still handled manually, with a next step.
import { paths } from '../../paths.ts';

export interface InfoText {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** Product templates; their text until sellers can save them. */
export const PRODUCT_TEMPLATES: InfoText = {
  title: 'Product templates',
  paragraphs: [
    'Our team saves the settings for your products and reuses them for each manifest. Contact us ' +
      'to change them.',
  ],
  links: [{ label: 'Contact us', to: paths.contact }],
};
