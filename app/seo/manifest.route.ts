import { brand } from '#app/site/brand.ts'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export function loader() {
  return Response.json(
    {
      id: '/',
      name: brand.name,
      short_name: brand.name,
      description: brand.description,
      lang: brand.language,
      start_url: '/',
      scope: '/',
      display: 'browser',
      theme_color: brand.themeColor,
      background_color: brand.backgroundColor,
      icons: [
        icon('icon', 192, 'any'),
        icon('icon', 512, 'any'),
        icon('icon-maskable', 192, 'maskable'),
        icon('icon-maskable', 512, 'maskable'),
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } },
  )
}
