/**
 * What a page does itself, behind all that a visitor sees: once the first frame is out it fetches
 * `start.js`, which stands before it as a script for browsers without modules; and until the page is
 * alive it keeps what has been pressed.
 */
{
  const start = document.currentScript.previousElementSibling
  // A picture that is loaded again and again holds the load event back until the script is asked for,
  // which then holds it until the modules have run: whatever waits for that event goes on to find a
  // page that answers clicks.
  const hold = new Image()
  const holdOn = () => (hold.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=')
  hold.onload = hold.onerror = holdOn
  holdOn()
  const go = () => {
    const { src, integrity, nonce, dataset } = start
    const script = Object.assign(document.createElement('script'), { src, integrity, nonce })
    Object.assign(script.dataset, dataset)
    document.head.append(script)
    hold.onload = hold.onerror = null
  }
  // A press that no code hears yet is kept, and repeated when there is some. Menus, links and forms
  // need none; of several presses the last is meant.
  let pressed
  const listen = (type, hear, options) => document.addEventListener(type, hear, options)
  const keep = ({ target }) =>
    (pressed = target.closest('button[type=button]:not([popovertarget])') ?? pressed)
  // A second press of the same button takes the first one's place, whoever then hears it.
  const drop = ({ target }) => pressed?.contains(target) && (pressed = undefined)
  listen('click', keep)
  for (const type of ['pointerdown', 'keydown']) listen(type, drop, true)
  listen('hydrated', () => document.removeEventListener('click', keep))
  listen('alive', () => document.hidden || pressed?.click(), { once: true })
  if (document.hidden) go()
  else requestAnimationFrame(() => setTimeout(go))
}
