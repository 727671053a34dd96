import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LoadingBar } from './loading-bar.tsx'

test('[SC-07] the loading bar waits 200 ms, so that quick pages show none, and then takes 5 s', () => {
  const html = renderToStaticMarkup(<LoadingBar isActive />)
  expect(html).toMatch(/\bdelay-200\b/)
  expect(html).toContain('duration-[5000ms,100ms]')
})

test('[SC-07] a page at rest shows none', () => {
  expect(renderToStaticMarkup(<LoadingBar isActive={false} />)).toContain('opacity-0')
})
