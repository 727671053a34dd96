import { expect, test } from 'vitest'
import { toSceneViewerLink } from './room-viewer.ts'

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
