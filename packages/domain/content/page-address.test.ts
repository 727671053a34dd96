import { expect, test } from 'vitest'
import { isLocalLink } from '../route/local-link.ts'
import { pageKinds, toPageAddress } from './page-address.ts'

test('[RT-05] every kind of page has its place', () => {
  expect(pageKinds.map((kind) => toPageAddress(kind, 'maten-uitgelegd'))).toEqual([
    '/blog/maten-uitgelegd/',
    '/inspiratie/maten-uitgelegd/',
    '/service/maten-uitgelegd/',
    '/textpage/?page=maten-uitgelegd',
  ])
  expect(toPageAddress('text', 'kortingscode')).toBe('/kortingscode/')
})

test('[VA-30] addresses of pages are local', () => {
  for (const kind of pageKinds) expect(isLocalLink(toPageAddress(kind, 'a-1'))).toBe(true)
})
