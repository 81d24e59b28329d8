/** Starts a page's modules, each only with the hash that it had in the build. */
{
  const { dataset, nonce } = document.currentScript
  const entry = document.querySelector('script[data-modules]')
  const append = (tag, properties) =>
    document.head.append(Object.assign(document.createElement(tag), { nonce, ...properties }))
  // Before any module is asked for: a map that comes later is too late for what is on its way.
  append('script', { type: 'importmap', textContent: JSON.stringify({ integrity: INTEGRITY }) })
  for (const video of document.querySelectorAll('video[data-poster]')) {
    video.poster = video.dataset.poster
  }
  for (const href of dataset.fonts.split(' ')) {
    append('link', { rel: 'preload', as: 'font', crossOrigin: 'anonymous', href })
  }
  for (const href of entry.dataset.modules.split(' '))
    append('link', { rel: 'modulepreload', href })
  delete entry.dataset.modules
  entry.type = 'module'
  entry.async = true
  // Put in anew, it is looked at anew, and now it is a module. A copy could lack the nonce.
  const place = document.createComment('')
  entry.replaceWith(place)
  place.replaceWith(entry)
}
