import { brand } from '#app/site/brand.ts'
import { escapeHtml } from './escape-html.ts'
import { styles } from './template-styles.ts'

/** A link in a mail. **Shape**: `href` is absolute, because a mail has no base URL. */
export type MailButton = { label: string; href: string }

/**
 * The content of a mail, in plain text.
 *
 * **Shape**: `preheader` is the line that inboxes show beside the subject; `footer` says why the
 * reader gets this; `article` alone is HTML, and must come from our own sources, never a visitor.
 */
export type MailContent = {
  preheader: string
  heading: string
  paragraphs: readonly string[]
  article?: { html: string; text: string }
  button?: MailButton
  footer?: string
  footerLink?: MailButton
}

/**
 * Renders a mail in the site's style. Both parts say the same, and every value is escaped.
 *
 * The HTML loads no images or fonts, so that opening the mail can't be tracked.
 */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: renderText(content), html: renderHtml(content) }
}

function renderText({
  heading,
  paragraphs,
  article,
  button,
  footer,
  footerLink,
}: MailContent): string {
  const { street, locality, postalCode } = brand.address
  return [
    heading,
    ...paragraphs,
    ...(article ? [article.text] : []),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    // Marks the start of a signature in mail programs.
    ['-- ', brand.legalName, `${street}, ${locality} ${postalCode}`].join('\n'),
    ...(footer ? [footer] : []),
    ...(footerLink ? [`${footerLink.label}: ${footerLink.href}`] : []),
    '',
  ].join('\n\n')
}

function renderHtml({
  preheader,
  heading,
  paragraphs,
  article,
  button,
  footer,
  footerLink,
}: MailContent): string {
  const { street, locality, postalCode } = brand.address
  // Outlook only lays out tables. "presentation" hides them from screen readers.
  return `<!doctype html>
<html lang="${brand.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${styles.sheet}</style>
</head>
<body class="paper" style="${styles.body}">
<div style="${styles.preheader}">${escapeHtml(preheader)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="${styles.outer}"><tr><td align="center" style="${styles.gutter}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${styles.column}">
<tr><td class="ink" style="${styles.brand}">${escapeHtml(brand.name)}<span style="${styles.dot}">.</span></td></tr>
<tr><td class="card" style="${styles.card}">
<h1 class="ink" style="${styles.heading}">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p class="ink" style="${styles.paragraph}">${escapeHtml(text)}</p>`).join('\n')}
${article ? `<div class="article ink">${article.html}</div>` : ''}
${button ? renderButton(button) : ''}
</td></tr>
<tr><td class="muted" style="${styles.foot}">
${footer ? `<p style="${styles.footLine}">${escapeHtml(footer)}</p>` : ''}
${footerLink ? `<p style="${styles.footLine}"><a class="muted" href="${escapeHtml(footerLink.href)}" style="${styles.footLink}">${escapeHtml(footerLink.label)}</a></p>` : ''}
<p style="${styles.footLine}">${escapeHtml(`${brand.legalName}, ${street}, ${locality} ${postalCode}`)}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

/** A button, with its address as text below for mail programs that don't show links. */
function renderButton({ label, href }: MailButton): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="${styles.buttonTable}"><tr><td class="button" style="${styles.buttonCell}"><a class="button" href="${escapeHtml(href)}" style="${styles.button}">${escapeHtml(label)}</a></td></tr></table>
<p class="muted" style="${styles.plainLink}">If the button does nothing, copy this address into your browser:<br>${escapeHtml(href)}</p>`
}
