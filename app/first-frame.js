/**
 * What a page does itself, at its end: once the first frame is out it fetches `start.js`, which
 * stands before it as a block of text.
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
    start.type = ''
    // Put in anew, it is looked at anew, and now it is a script.
    document.head.append(start)
    hold.onload = hold.onerror = null
  }
  if (document.hidden) go()
  else requestAnimationFrame(() => setTimeout(go))
}
