import { afterEach, expect, test, vi } from 'vitest'
import { findRoomViewer, toSceneViewerLink } from './room-viewer.ts'

test('a link to Scene Viewer names the whole address of the bed, its true size, and the page to fall back on', () => {
  const link = toSceneViewerLink({
    file: new URL('https://winkel.example/media/bed-model/abc/hotel/180_zand.glb'),
    title: 'Boxspringset Hotel & co',
    page: 'https://winkel.example/configurator/?breedte=180&stof=zand',
  })
  const [address = '', intent = ''] = link.split('#Intent;')
  const query = new URL(address.replace('intent:', 'https:')).searchParams
  expect(address).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.2\?/)
  expect(query.get('file')).toBe('https://winkel.example/media/bed-model/abc/hotel/180_zand.glb')
  expect(query.get('title')).toBe('Boxspringset Hotel & co')
  expect(query.get('resizable')).toBe('false')
  const fields = Object.fromEntries(intent.split(';').map((field) => field.split('=')))
  expect(decodeURIComponent(fields['S.browser_fallback_url'])).toBe(
    'https://winkel.example/configurator/?breedte=180&stof=zand',
  )
  expect(intent.endsWith(';end;')).toBe(true)
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['an Android phone', { userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 7)', ar: false }, 'scene-viewer'],
  [
    'an iPhone',
    { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', ar: true },
    'quick-look',
  ],
  ['a desk', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', ar: false }, undefined],
])('%s puts a bed in the room with what it has', (_, { userAgent, ar }, viewer) => {
  vi.stubGlobal('navigator', { userAgent })
  vi.stubGlobal('document', {
    createElement: () => ({ relList: { supports: (word: string) => ar && word === 'ar' } }),
  })
  expect(findRoomViewer()).toBe(viewer)
})
