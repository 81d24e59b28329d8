import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { typedPaths } from './site/navigation.ts'

export default [
  index('home/home.route.tsx'),
  route('auth', 'auth/auth.route.tsx'),
  route('auth/popup', 'auth/popup.route.tsx'),
  route('auth/done', 'auth/done.route.tsx'),
  route('auth/sign-out', 'auth/sign-out.route.tsx'),
  route('auth/forgotten', 'auth/forgotten.route.tsx'),
  route('auth/reset', 'auth/reset.route.tsx'),
  route('auth/verify', 'auth/verify.route.tsx'),
  route('auth/address', 'auth/address.route.tsx'),
  route('auth/undo-address', 'auth/undo-address.route.tsx'),
  route('account', 'auth/account/account.route.tsx'),
  route('account/data', 'auth/account/data.route.ts'),
  route('welcome', 'welcome/welcome.route.tsx', [index('booking/book.route.tsx')]),
  route('booking/manage', 'booking/manage.route.tsx'),
  route('contact', 'contact/contact.route.tsx'),
  route('blog', 'blog/blog.route.tsx'),
  route('blog/rss.xml', 'blog/rss.route.ts'),
  route('blog/:id', 'blog/article.route.tsx'),
  route('coming-soon', 'coming-soon/coming-soon.route.tsx'),
  route('use-cases/:industry', 'industries/industry.route.tsx'),
  route('try', 'receptionist/try.route.tsx'),
  route('chat-accuracy', 'chat/accuracy.route.tsx'),
  route('terms', 'legal/terms.route.tsx'),
  route('privacy', 'legal/privacy.route.tsx'),
  route('newsletter/confirm', 'newsletter/confirm.route.tsx'),
  route('newsletter/unsubscribe', 'newsletter/unsubscribe.route.tsx'),

  route('sitemap.xml', 'seo/sitemap.route.ts'),
  route('robots.txt', 'seo/robots.route.ts'),
  route('llms.txt', 'seo/llms.route.ts'),
  route('manifest.webmanifest', 'seo/manifest.route.ts'),

  ...Object.keys(typedPaths).map((path) =>
    route(path.slice(1), 'shell/typed-path.route.ts', { id: `typed-path${path}` }),
  ),

  route('*', 'shell/not-found.route.tsx'),
] satisfies RouteConfig
