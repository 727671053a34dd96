// Banners for phones: 4:5, the subject above the middle, for the text stands on the lower part.
import { banners } from './banners.mjs'

const TALL = { width: 1280, height: 1600 }

/** The same picture as a wide banner, upright: view says how it is framed. */
const tall = (name, alt, view) => {
  const wide = banners.find(({ params }) => params.name === `${name}-banner`)
  return { ...wide, params: { ...wide.params, ...TALL, ...view, name: `${name}-hoog-banner` }, alt }
}

export const tallBanners = [
  tall('slapen', 'Nachtblauwe boxspring met gestreept beddengoed in een lichte slaapkamer', {
    camera: 'front',
    zoom: 1,
    aim: [-0.02, -0.17],
  }),
]
