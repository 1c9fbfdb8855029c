// Renders an email as text and HTML: a heading, paragraphs, at most one button, and small links.
// Values are plain text and escaped here, so that a user's name cannot inject mark-up.
import { escapeHtml } from '@hammerdock/domain/text/escape-html.ts';

export interface EmailContent {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: EmailLink;
  /** Shown in small print at the end. */
  readonly footnotes?: readonly EmailLink[];
  /** Below the footnotes, and in the headers for mail programs. */
  readonly unsubscribe?: EmailLink;
}

export interface EmailLink {
  readonly label: string;
  readonly href: string;
}

export function renderText({ heading, paragraphs, button, ...last }: EmailContent): string {
  const links = [button, ...(last.footnotes ?? []), last.unsubscribe].flatMap((link) =>
    link === undefined ? [] : [`${link.label}: ${link.href}`],
  );
  return [heading, ...paragraphs, ...links, 'Hammerdock'].join('\n\n');
}

export function renderHtml({ heading, paragraphs, button, ...last }: EmailContent): string {
  const smallLinks = [...(last.footnotes ?? []), last.unsubscribe];
  const lines = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`);
  return `<!doctype html>
<html lang="en"><body style="margin:0;background:#f2f4f1;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;color:#16241d">
<p style="margin:0 0 16px;font-weight:700;color:#14532d">Hammerdock</p>
<div style="background:#fff;border-radius:8px;padding:24px">
<h1 style="font-size:22px;margin:0 0 16px">${escapeHtml(heading)}</h1>
${lines.join('\n')}${button === undefined ? '' : renderButton(button)}
</div>${smallLinks.map(renderSmallLink).join('')}</div></body></html>`;
}

const renderButton = (link: EmailLink): string =>
  renderLink(
    link,
    'display:inline-block;background:#14532d;color:#fff;padding:12px 20px;' +
      'border-radius:6px;text-decoration:none',
  );

const renderSmallLink = (link: EmailLink | undefined): string =>
  link === undefined
    ? ''
    : `\n<p style="font-size:13px;margin:16px 0 0">${renderLink(link, 'color:#4b5a52')}</p>`;

function renderLink({ label, href }: EmailLink, style: string): string {
  // A javascript: or data: link must not get into an email.
  if (!/^https?:\/\//.test(href)) throw new Error('links in emails must be web addresses');
  return `\n<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`;
}
