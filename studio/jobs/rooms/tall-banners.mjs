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
  tall('gordijnen', 'Zandkleurige gordijnen aan een zwarte roede, half open voor een zonnig raam', {
    zoom: 1,
    aim: [0.1, -0.06],
  }),
  tall('vloerkleden', 'Hoogpolig berberkleed in een zithoek met een lichte fauteuil', {
    zoom: 1.05,
    aim: [-0.02, -0.04],
  }),
  tall('verlichting', 'Brandende rotan hanglamp boven een ronde eettafel', { zoom: 0.9, aim: [0, -0.02] }),
  tall('kerst', 'Versierde kerstboom in een rieten mand, met lichtjes en cadeaus', {
    zoom: 0.95,
    aim: [0, -0.06],
  }),
  tall('badtextiel', 'Stapel badhanddoeken in saliegroen, crème en terracotta', {
    zoom: 0.95,
    aim: [0, -0.08],
  }),
  tall('tuin', 'Zwarte kogelbarbecue en een olijfboom op een terras', { zoom: 0.85, aim: [0.06, -0.06] }),
  tall('kleding', 'Vier jurken aan een kledingrek, met een terracotta jurk vooraan', {
    zoom: 0.9,
    aim: [0, -0.05],
  }),
  tall('dekbedovertrek', 'Kussens en een dekbedovertrek met groene varens op een bed', {
    zoom: 0.85,
    aim: [0, -0.06],
  }),
  tall('black-friday', 'Antracietgrijze boxspring met wit beddengoed en okergele kussens', {
    camera: 'front',
    zoom: 1,
    aim: [-0.02, -0.17],
  }),
  tall('meubelen', 'Hoek van een woonkamer met een notenhouten dressoir en een lichte fauteuil', {
    zoom: 0.74,
    aim: [0.1, -0.05],
  }),
  tall('planten', 'Kamerplanten in drie maten op een houten vloer', { zoom: 0.95, aim: [0, -0.05] }),
  tall('kussens', 'Gestreepte kussens in saliegroen tegen een beige hoofdbord', {
    zoom: 0.9,
    aim: [0, -0.06],
  }),
]
