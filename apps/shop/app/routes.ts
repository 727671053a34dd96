import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The one table of all pages. */
export default [
  layout('layouts/basic-layout.tsx', [
    index('features/home/home-page.tsx'),
    route('*', 'features/not-found/not-found-page.tsx'),
  ]),
] satisfies RouteConfig
