import { readFile } from 'node:fs/promises'
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import { brand } from '#app/site/brand.ts'
import unoConfig from '../uno.config.ts'

/** The site's own tokens, so that colours changed in `uno.config.ts` change here too. */
export const colors = unoConfig.theme.colors

/** The size of every Open Graph image, as `app/seo/page-meta.ts` declares it. */
export const OG_SIZE_PX = { width: 1200, height: 630 }

const ROOT = new URL('../', import.meta.url)

/** The site's mark. */
export const mark = await readFile(new URL('public/logo.svg', ROOT), 'utf8')

const fontFace = async (family, file, weights) =>
  `@font-face{font-family:${family};font-weight:${weights};src:url(data:font/woff2;base64,${await readFile(new URL(`app/fonts/${file}`, ROOT), 'base64')})}`

// The articles' illustrations use the display font by its full name.
const fonts = await Promise.all([
  fontFace('Bricolage', 'bricolage.woff2', '500 800'),
  fontFace("'Bricolage Grotesque'", 'bricolage.woff2', '500 800'),
  fontFace('Figtree', 'figtree.woff2', '400 700'),
])

const { ink, muted, paper, line, evergreen, deep, mist, sage, amber, brick, stone } = colors

const style = `${fonts.join('')}
*{box-sizing:border-box;margin:0}
body{width:${OG_SIZE_PX.width}px;height:${OG_SIZE_PX.height}px;display:grid;grid-template-columns:676px 1fr;overflow:hidden;background:${paper};color:${ink};font:500 28px/1.32 Figtree;font-variant-numeric:tabular-nums}
body.dark{background:${deep};color:#fff}
svg{display:block;fill:none}
h1,h2{font-family:Bricolage;font-weight:660;text-wrap:balance}
h1 span{display:inline-block}
h1{letter-spacing:-.024em;line-height:1.04}
h2{font-size:36px;letter-spacing:-.014em;line-height:1.15}
.left{display:grid;grid-template-rows:auto 1fr;padding:60px 40px 80px 64px;min-height:0}
.brand{display:flex;align-items:center;gap:16px;font:660 38px/1 Bricolage;letter-spacing:-.02em}
.brand svg{width:56px;height:56px}
.copy{display:grid;align-content:end;gap:24px;min-height:0}
.copy p{font-size:32px;line-height:1.28;color:${muted};text-wrap:balance}
.dark .copy p{color:${sage}}
.stage{position:relative;display:grid;align-content:center;gap:20px;padding:40px 44px;overflow:hidden}
.stage>*{position:relative}
.float{border-radius:26px;padding:28px 30px;background:#fff;color:${ink};box-shadow:0 10px 24px ${deep}2e}
.row{display:flex;align-items:center;justify-content:space-between;gap:16px}
.list{display:grid;padding:12px 30px}
.list>*{padding:18px 0;border-top:2px solid ${line}}
.list>:first-child{border:0}
.lines>*{padding:26px 0}
.pill{border-radius:99px;padding:5px 18px;font-size:25px;font-weight:650;background:${mist};color:${evergreen};white-space:nowrap}
.pill.urgent{background:${brick.soft};color:${brick.DEFAULT}}
.pill.quiet{background:${stone};color:${muted}}
.done{display:flex;align-items:center;gap:14px;font-weight:650;color:${evergreen}}
.done svg{flex:none;width:34px;height:34px}
.done svg *{stroke-width:2.6}
.note{justify-self:start;border-radius:20px;padding:18px 26px}
.bubble{max-width:92%;border-radius:24px;padding:17px 24px;line-height:1.27;text-wrap:pretty}
.bubble small{display:block;margin-bottom:2px;font-size:21px;font-weight:600;opacity:.72}
.caller{justify-self:end;border-bottom-right-radius:7px;background:#fff;color:${ink}}
.ava{justify-self:start;border-bottom-left-radius:7px;background:${evergreen};color:#fff}
.slots{display:grid;grid-template-columns:repeat(3,1fr);gap:12px;margin:22px 0 24px}
.slot{border:2.5px solid ${line};border-radius:16px;padding:13px 0;text-align:center;font-weight:650}
.slot.taken{color:${muted};text-decoration:line-through;background:${paper};border-color:${paper}}
.slot.booked{border-color:${evergreen};background:${evergreen};color:#fff}
.ring{justify-self:center;display:grid;place-items:center;width:132px;height:132px;margin:32px 0 56px;border-radius:50%;background:${amber.DEFAULT};color:${deep}}
.ring svg{width:62px;height:62px}
.ring i{position:absolute;inset:calc(var(--r)*-1);border:3px solid ${amber.DEFAULT};border-radius:50%;opacity:var(--o)}
.field{border:2.5px solid ${line};border-radius:16px;padding:14px 20px;color:${muted}}
.button{border-radius:16px;padding:16px;text-align:center;font-weight:650;background:${evergreen};color:#fff}
.picture svg{width:100%;height:auto;border-radius:24px}
.pills{display:flex;flex-wrap:wrap;gap:13px}
.pills span{border-radius:99px;padding:10px 22px;background:#fff;font-size:26px;font-weight:600}`

/** A Lucide icon. */
function icon(name) {
  return `<svg viewBox="0 0 24 24" width="34" height="34">${lucide.icons[name].body}</svg>`
}

/** Escapes text for HTML and keeps times such as `2 am` on one line. */
function escapeHtml(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/(\d) (am|pm)\b/g, '$1&nbsp;$2')
}

/** A headline that breaks between sentences or after a colon before it breaks anywhere else. */
function inPhrases(headline) {
  const phrases = headline.split(/(?<=[.:]) /)
  return phrases.map((phrase) => `<span>${escapeHtml(phrase)}</span>`).join(' ')
}

/** One Open Graph image as a page: mark, headline and line on the left, a product fragment on the right. */
export function ogPage({ headline, line: under, stage, fragment, isDark = false }) {
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>
<body class="${isDark ? 'dark' : ''}"><main class="left">
<div class="brand">${mark}${brand.name}</div>
<div class="copy"><h1>${inPhrases(headline)}</h1><p>${escapeHtml(under)}</p></div></main>
<aside class="stage" style="background:${stage}">${fragment}</aside></body>`
}

/** A ringing phone and a card that says who answered. */
export function ring(when, title, pill) {
  const rings = [46, 98, 158, 226].map(
    (radius, index) => `<i style="--r:${radius}px;--o:${0.7 * 0.58 ** index}"></i>`,
  )
  return `<div class="ring">${rings.join('')}${icon('phone')}</div>
<div class="float"><span style="color:${muted}">${when}</span><h2 style="margin:2px 0 14px">${title}</h2><span class="pill">${pill}</span></div>`
}

/** A day's diary: a time ending in `-` is taken, one ending in `!` has just been booked. */
export function diary({ day, what, times, outcome }) {
  const slots = times.map((time) => {
    const state = { '-': 'taken', '!': 'booked' }[time.at(-1)]
    return `<span class="slot ${state ?? ''}">${time.slice(0, 5)}</span>`
  })
  return `<div class="float"><div class="row"><h2>${day}</h2><span style="color:${muted}">${what}</span></div>
<div class="slots">${slots.join('')}</div>${done(outcome)}</div>`
}

/** A caller's line, Ava's answer and her note. */
export function talk({ caller, ava, note }) {
  return `<div class="bubble caller"><small>Caller</small>${escapeHtml(caller)}</div>
<div class="bubble ava"><small>${brand.persona}, AI receptionist</small>${escapeHtml(ava)}</div>
<div class="float note">${done(note)}</div>`
}

/** Rows of a card: a text and, at its end, a pill that may be `urgent` or `quiet`. */
export function rows(...entries) {
  const list = entries.map(
    ([text, pill, look = '']) =>
      `<div class="row"><b style="font-weight:650">${text}</b><span class="pill ${look}">${pill}</span></div>`,
  )
  return `<div class="float list">${list.join('')}</div>`
}

/** Lines of a card, each after an icon. */
export function lines(...entries) {
  const list = entries.map(
    ([name, text]) =>
      `<div class="done">${icon(name)}<span style="color:${ink}">${escapeHtml(text)}</span></div>`,
  )
  return `<div class="float list lines">${list.join('')}</div>`
}

/** The sign-in form. */
export function signIn() {
  return `<div class="float" style="display:grid;gap:18px"><div class="field">Email</div><div class="field">Password</div><div class="button">Sign In</div></div>`
}

/** Names in pills. */
export function pills(names) {
  return `<div class="pills">${names.map((name) => `<span>${name}</span>`).join('')}</div>`
}

/** Illustrations, one below the other. */
export function pictures(svgs) {
  return svgs.map((svg) => `<div class="picture">${svg}</div>`).join('')
}

function done(text) {
  return `<div class="done">${icon('check')}${escapeHtml(text)}</div>`
}
