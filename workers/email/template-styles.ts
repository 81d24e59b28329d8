const TEXT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const DISPLAY = "font-family:'Bricolage Grotesque','Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const INK = 'color:#14231e'
const MUTED = 'color:#5b6862'

/** Styles that can't be inline: dark mode, and the tags of an article. */
const sheet = `
:root{color-scheme:light dark}
.article p,.article ul,.article ol,.article table{margin:0 0 16px}
.article h2{margin:28px 0 12px;font-size:20px;line-height:1.25}
.article h3{margin:24px 0 8px;font-size:17px;line-height:1.3}
.article ul,.article ol{padding-left:22px}
.article a{color:#0f5b4c}
.article img{max-width:100%;height:auto}
.article table{width:100%;border-collapse:collapse;font-size:14px}
.article th,.article td{padding:8px 8px 8px 0;border-bottom:1px solid #e4e5de;text-align:left;vertical-align:top;overflow-wrap:break-word}
.article blockquote{margin:0 0 16px;padding-left:16px;border-left:3px solid #f4b740}
@media (prefers-color-scheme:dark){
.paper{background:#0b1815!important}
.card{background:#14231e!important;border-color:#2b3b35!important}
.ink{color:#f4f4ee!important}
.muted{color:#b7cbc3!important}
.button{background:#f4b740!important;color:#0d2f28!important}
.article a{color:#8fd0bd}
.article th,.article td{border-color:#2b3b35}
}
@media (max-width:480px){.card{padding:24px 20px!important}}
`.trim()

/**
 * The site's colours and sizes as inline styles, since some mail programs drop style sheets.
 *
 * **Source**: `uno.config.ts`; the dark values are the same hues with their lightness inverted.
 */
export const styles = {
  sheet,
  body: `margin:0;padding:0;background:#f4f4ee;${TEXT};-webkit-text-size-adjust:100%`,
  preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  outer: 'background:#f4f4ee',
  gutter: 'padding:24px 12px 32px',
  column: 'max-width:560px;text-align:left',
  brand: `padding:0 8px 16px;${DISPLAY};font-size:22px;font-weight:700;letter-spacing:-0.02em;${INK}`,
  dot: 'color:#f4b740',
  card: 'padding:32px;background:#ffffff;border:1px solid #e4e5de;border-radius:20px;font-size:16px;line-height:1.55;overflow-wrap:anywhere',
  heading: `margin:0 0 16px;${DISPLAY};font-size:26px;line-height:1.15;font-weight:700;letter-spacing:-0.02em;${INK}`,
  paragraph: `margin:0 0 16px;${TEXT};font-size:16px;line-height:1.55;${INK}`,
  buttonTable: 'margin:8px 0 20px',
  buttonCell: 'border-radius:12px;background:#0f5b4c',
  button: `display:inline-block;padding:14px 26px;border-radius:12px;background:#0f5b4c;${TEXT};font-size:16px;font-weight:650;line-height:1.3;color:#ffffff;text-decoration:none`,
  plainLink: `margin:0;${TEXT};font-size:13px;line-height:1.5;${MUTED};overflow-wrap:anywhere;word-break:break-word`,
  foot: `padding:20px 8px 0;${TEXT};font-size:13px;line-height:1.5;${MUTED}`,
  footLine: 'margin:0 0 8px',
  footLink: `${MUTED};text-decoration:underline`,
} as const
