/**
 * What a page runs in place of its modules, once all of it has been read: it starts them after the
 * first frame. No module itself: it is what brings them.
 */
{
  const { fonts } = document.currentScript.dataset
  const entry = document.querySelector('script[data-modules]')
  // The frame that is being written holds the load event back until the modules have been asked
  // for: whatever waits for that event goes on to find a page that answers clicks.
  const hold = document.createElement('iframe')
  hold.hidden = true
  document.body.append(hold)
  hold.contentDocument.open()
  const preload = (href, rel) => {
    const link = document.createElement('link')
    if (rel === 'preload') Object.assign(link, { as: 'font', crossOrigin: 'anonymous' })
    Object.assign(link, { rel, href, nonce: entry.nonce })
    document.head.append(link)
  }
  const start = () => {
    for (const video of document.querySelectorAll('video[data-poster]')) {
      video.poster = video.dataset.poster
    }
    for (const href of fonts.split(' ')) preload(href, 'preload')
    for (const href of entry.dataset.modules.split(' ')) preload(href, 'modulepreload')
    delete entry.dataset.modules
    entry.type = 'module'
    // Put in again, it is looked at again, and now it is a module. A copy could lack the nonce.
    const place = document.createComment('')
    entry.replaceWith(place)
    place.replaceWith(entry)
    hold.contentDocument.close()
    hold.remove()
  }
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
}
