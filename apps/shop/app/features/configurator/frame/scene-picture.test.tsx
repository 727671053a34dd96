import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { viewParameter } from '../set/bed-address.ts'
import { type BedSet, toBedSet } from '../set/bed-set.ts'
import { aConfiguratorAnswer } from '../set/configurator.builders.ts'
import { BedPicture } from './bed-picture.tsx'
import { toScenePicture } from './scene-picture.ts'

const scene = {
  view: 'room',
  title: 'Kamer',
  renderUrl: '/media/bed/abc/room/-1/boxspringset-hotel/',
  properties: ['breedte', 'hoofdbord', 'lampen'],
  width: 1200,
  height: 800,
}

const near = {
  ...scene,
  view: 'headboard',
  title: 'Hoofdbord',
  renderUrl: '/media/bed/abc/headboard/-1/boxspringset-hotel/',
  properties: ['hoofdbord'],
}
const cutOpen = {
  ...scene,
  view: 'layers',
  title: 'Opengewerkt',
  renderUrl: '/media/bed/abc/layers/-1/boxspringset-hotel/',
  properties: ['poten'],
}

/** A set with pictures of widths, headboards and lamps, of which two options have words. */
function aPicturedSet(scenes = [scene]) {
  const answer = aConfiguratorAnswer({ scenes })
  const phrases: Record<string, string> = { '180': '180 cm breed', geknoopt: 'geknoopt hoofdbord' }
  for (const { properties } of answer.steps) {
    for (const option of properties.flatMap(({ options }) => options))
      option.phrase = phrases[option.id] ?? ''
  }
  return toBedSet(answer)
}

describe('[CF-14] the picture of a bed', () => {
  test('has the options that the scene shows in its address, and a width in the place of -1', () => {
    const picture = toScenePicture(aPicturedSet(), scene, {
      breedte: '180',
      hoofdbord: 'geknoopt',
      poten: 'slede',
      lampen: 'lampen',
    })
    expect(picture.src).toBe('/media/bed/abc/room/960/boxspringset-hotel/180_geknoopt_lampen.webp')
    expect(picture.srcSet).toContain('/room/1200/boxspringset-hotel/180_geknoopt_lampen.webp 1200w')
    expect(picture.lighterSrcSet).toContain('/room/480/boxspringset-hotel/180_geknoopt_lampen.avif 480w')
    expect(picture.lighterSrcSet).not.toContain('-1')
  })

  test('shows the first bed of the set for what is not chosen yet, and leaves out what adds nothing', () => {
    const picture = toScenePicture(aPicturedSet(), scene, { hoofdbord: 'geknoopt' })
    expect(picture.src).toMatch(/\/160_geknoopt\.webp$/)
  })

  test('says what it shows', () => {
    const picture = toScenePicture(aPicturedSet(), scene, { breedte: '180', hoofdbord: 'geknoopt' })
    expect(picture.alt).toBe('Boxspringset Hotel, 180 cm breed en geknoopt hoofdbord')
  })

  test('is an image of the server without scripts; without scenes it is the picture of the set', () => {
    const html = renderPicture(aPicturedSet(), '/')
    expect(html).toContain('src="/media/bed/abc/room/960/boxspringset-hotel/180_vlak.webp"')
    const without = toBedSet(aConfiguratorAnswer({ scenes: [] }))
    const fallback = renderPicture(without, '/')
    expect(fallback).toContain('alt="Voorbeeld van Boxspringset Hotel"')
    expect(fallback).not.toContain('/media/bed/')
    expect(fallback).not.toContain('<nav')
  })
})

/** The picture of a bed of 180 cm as the server renders it. */
function renderPicture(set: BedSet, address: string, step = 1): string {
  const query = new URLSearchParams(address.split('?')[1])
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <BedPicture
        set={set}
        step={step}
        choices={{ breedte: '180' }}
        firstView={query.get(viewParameter) ?? undefined}
      />
    </MemoryRouter>,
  )
}

describe('[CF-14] [API-14] the views of a bed', () => {
  const set = aPicturedSet([scene, near, cutOpen])
  /** The view of the picture, and which link is marked as current: one of them, and the same. */
  function findView(html: string) {
    const current = html.match(/aria-current="true"[^>]*href="[^"]*in-beeld=(\w+)"/)?.[1]
    const picture = html.match(/src="\/media\/bed\/abc\/(\w+)\//)?.[1]
    expect(current).toBe(picture)
    return picture
  }

  test('are links with the bed, of which the address says which is shown; without scripts they work by themselves', () => {
    const html = renderPicture(set, '/?in-beeld=headboard')
    for (const { view, title } of set.scenes)
      expect(html).toMatch(
        new RegExp(`href="[^"]*/step-1/\\?breedte=180&amp;in-beeld=${view}"[^>]*>${title}<`),
      )
    expect(findView(html)).toBe('headboard')
    expect(html).toContain('alt="Hoofdbord: Boxspringset Hotel"')
  })

  // The legs, which the third step asks first, are seen in the bed cut open only; the fourth step is the summary.
  test.each([
    ['/', 1, 'room'],
    ['/', 2, 'room'],
    ['/', 3, 'layers'],
    ['/', 4, 'room'],
    ['/?in-beeld=room', 3, 'room'],
    ['/?in-beeld=zolder', 1, 'room'],
    ['/?in-beeld=layers', 2, 'layers'],
  ])('of %s at step %d is %s', (address, step, view) => {
    expect(findView(renderPicture(set, address, step))).toBe(view)
  })

  test('of which there is one are no row', () => {
    expect(renderPicture(aPicturedSet([scene]), '/')).not.toContain('<nav')
  })

  test('describe only what they show; the first also describes all that no view shows', () => {
    const told = (view: typeof scene) =>
      toScenePicture(set, view, { breedte: '180', hoofdbord: 'geknoopt' }).alt
    expect(told(set.scenes[0] ?? scene)).toBe('Boxspringset Hotel, 180 cm breed en geknoopt hoofdbord')
    expect(told(near)).toBe('Hoofdbord: Boxspringset Hotel, geknoopt hoofdbord')
  })
})
