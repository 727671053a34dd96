import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { toBedSet } from '../set/bed-set.ts'
import { aConfiguratorAnswer } from '../set/configurator.builders.ts'
import { BedPicture } from './bed-picture.tsx'
import { toScenePicture } from './scene-picture.ts'

const scene = {
  view: 'room',
  title: 'In de slaapkamer',
  renderUrl: '/media/bed/abc/room/-1/boxspringset-hotel/',
  properties: ['breedte', 'hoofdbord', 'lampen'],
  width: 1200,
  height: 800,
}

/** A set with pictures of widths, headboards and lamps, of which two options have words. */
function aPicturedSet() {
  const answer = aConfiguratorAnswer({ scenes: [scene] })
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
    const html = renderToStaticMarkup(<BedPicture set={aPicturedSet()} choices={{ breedte: '180' }} />)
    expect(html).toContain('src="/media/bed/abc/room/960/boxspringset-hotel/180_vlak.webp"')
    const without = toBedSet(aConfiguratorAnswer({ scenes: [] }))
    const fallback = renderToStaticMarkup(<BedPicture set={without} choices={{}} />)
    expect(fallback).toContain('alt="Voorbeeld van Boxspringset Hotel"')
    expect(fallback).not.toContain('/media/bed/')
  })
})
