// Fabric tiles after nature: ferns, flowers, palm leaves, clover, feathers and holly.
import { flower, leaf, range, scattered, seeded } from './pattern-tools.mjs'

export async function naturePatterns() {
  await scattered('fern-green', '#f2efe4', seeded(11), 5, (random) =>
    fern(['#5f7d5c', '#7f9a72', '#48664d'][Math.floor(random(0, 3))], random(0.9, 1.15)),
  )
  await scattered('flowers-rose', '#f4e6df', seeded(12), 5, (random, i) =>
    i % 3 === 0 ? bud('#7f8f72', '#b5685e') : blossom(random(0.85, 1.25), i % 2 ? '#c98478' : '#dba79a'),
  )
  await scattered('palm-green', '#f3f0e6', seeded(13), 4, (random, i) =>
    palmLeaf(i % 2 ? '#4f7259' : '#85a085', random(0.95, 1.2)),
  )
  await scattered('clover-sage', '#f1f1e8', seeded(14), 7, (random, i) =>
    i % 4 === 3 ? `<circle r="13" fill="#d8a58e"/>` : clover(i % 2 ? '#7d9480' : '#a3b39b', random(0.8, 1.1)),
  )
  await scattered('feathers-grey', '#efede8', seeded(15), 5, (random, i) =>
    feather(['#7d848c', '#a9aaa6', '#c1a88d'][i % 3], random(0.9, 1.2)),
  )
  await scattered('christmas-holly', '#f6f2e9', seeded(16), 6, (random, i) =>
    i % 3 === 1 ? berries(random(0.9, 1.1)) : holly(i % 2 ? '#3f6650' : '#5f8068'),
  )
}

function fern(ink, scale) {
  const fronds = range(11).flatMap((k) =>
    [-1, 1].map((side) => {
      const length = 92 * Math.sin(((k + 2.2) / 13.5) * Math.PI) ** 0.8
      return `<g transform="translate(${6 * Math.sin(k / 3)},${130 - k * 25}) rotate(${side * (58 - k * 1.5)})">
        ${leaf(length, 15, ink)}</g>`
    }),
  )
  return `<g transform="scale(${scale})"><path d="M0 165 C 14 60,-10 -60,2 -165" stroke="${ink}" stroke-width="5"
    fill="none" stroke-linecap="round"/>${fronds.join('')}</g>`
}

function blossom(scale, petal) {
  const petals = range(5).map(
    (k) => `<ellipse cx="0" cy="-40" rx="27" ry="40" fill="${petal}" transform="rotate(${k * 72})"/>`,
  )
  const stamens = range(9).map(
    (k) => `<circle cx="0" cy="-18" r="3" fill="#8a4f46" transform="rotate(${k * 40})"/>`,
  )
  const leaves = [110, 250].map((turn) => `<g transform="rotate(${turn})">${leaf(104, 22, '#8b9a7d')}</g>`)
  return `<g transform="scale(${scale})">${leaves.join('')}${petals.join('')}
    <circle r="14" fill="#e5c18c"/>${stamens.join('')}</g>`
}

function bud(green, petal) {
  return `<path d="M0 90 C 8 40,-6 10,0 -30" stroke="${green}" stroke-width="5" fill="none"/>
    <g transform="translate(0,40) rotate(55)">${leaf(62, 16, green)}</g>
    <g transform="translate(0,60) rotate(-60)">${leaf(54, 15, green)}</g>
    <g transform="translate(0,-40) scale(.62)">${flower(petal, '#efd9b4')}</g>`
}

function palmLeaf(ink, scale) {
  const fingers = range(13).map((k) => {
    const turn = -96 + k * 16
    const length = 205 - Math.abs(k - 6) * 11
    return `<g transform="rotate(${turn})">${leaf(length, 15, ink)}</g>`
  })
  return `<g transform="scale(${scale})"><path d="M0 0 C 6 60,-4 110,4 170" stroke="${ink}" stroke-width="8" fill="none"
    stroke-linecap="round"/>${fingers.join('')}</g>`
}

function clover(ink, scale) {
  const heart =
    'M0 0 C -46 -26,-40 -74,-12 -70 C -4 -69,0 -62,0 -56 C 0 -62,4 -69,12 -70 C 40 -74,46 -26,0 0 Z'
  const parts = range(3).map((k) => `<path d="${heart}" fill="${ink}" transform="rotate(${k * 120})"/>`)
  return `<g transform="scale(${scale})"><path d="M0 0 C 10 30,4 52,-14 78" stroke="${ink}" stroke-width="6" fill="none"
    stroke-linecap="round"/>${parts.join('')}</g>`
}

function feather(ink, scale) {
  const barbs = range(14).flatMap((k) =>
    [-1, 1].map((side) => {
      const y = 78 - k * 16
      const reach = 40 * Math.sin(((k + 1.5) / 16) * Math.PI) ** 0.7
      return `<path d="M0 ${y} Q ${side * reach * 0.5} ${y - 8} ${side * reach} ${y - 34}"/>`
    }),
  )
  return `<g transform="scale(${scale})" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round">
    <path d="M4 135 C -6 60,4 -60,0 -160" stroke-width="5"/>${barbs.join('')}</g>`
}

function holly(ink) {
  const spiky =
    'M0 0 C -8 -14,-22 -18,-36 -16 C -30 -30,-32 -42,-42 -54 C -28 -56,-22 -64,-24 -80 C -14 -76,-6 -82,0 -100 C 6 -82,14 -76,24 -80 C 22 -64,28 -56,42 -54 C 32 -42,30 -30,36 -16 C 22 -18,8 -14,0 0 Z'
  const leaves = [-72, 0, 72].map(
    (turn) => `<g transform="rotate(${turn})"><path d="${spiky}" fill="${ink}"/>
      <path d="M0 -8 V -78" stroke="#f6f2e9" stroke-width="3" opacity=".55"/></g>`,
  )
  return leaves.join('') + berries(0.8)
}

function berries(scale) {
  return `<g transform="scale(${scale})" fill="#b0392e"><circle cx="-13" cy="6" r="14"/><circle cx="13" cy="8" r="14"/>
    <circle cx="0" cy="-13" r="14"/></g>`
}
