import sanitizeHtml from 'sanitize-html';
import type { PageRow } from '../../store/platform/pages.ts';
import { fillPlaceholders, type PageValues } from './page-values.ts';

const TAGS =
  'h1 h2 h3 h4 p br hr ul ol li dl dt dd blockquote strong b em i u s small a code section ' +
  'table caption thead tbody tr th td details summary';

/** Text with headings, lists, tables and links; no scripts, styles or frames (SEC-05). */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: { a: ['href'], th: ['scope'], h2: ['id'], h3: ['id'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Sanitized after the placeholders are filled, so that their values are covered. */
export const viewPageText = (source: string, values: PageValues): string =>
  sanitizeHtml(fillPlaceholders(source, values), ALLOWED);

export const viewPage = ({ id, slug, title, html, version }: PageRow, values: PageValues) => ({
  page_id: id,
  slug,
  title,
  html: viewPageText(html, values),
  version,
});
