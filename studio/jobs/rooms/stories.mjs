// Wide pictures of whole rooms, for the magazine.
import { put, room } from './rooms.mjs'

export const stories = [
  room(
    'leeshoek',
    'fauteuil',
    'salie',
    'Leeshoek bij het raam: een saliegroene fauteuil, een vloerlamp, een poef en een stapel boeken',
    {
      width: 1600,
      height: 1200,
      wall: '#e3dacb',
      seed: 8,
      view: [0.2, -5.0, 1.1, -0.1, -0.4, 0.88, 46],
      things: [
        put('rug', [0, -1.1], { w: 2.8, l: 1.6, color: '#ddd3c3' }),
        put('curtain', [-2.1, -0.12, 2.75], { color: '#d9cdb9', w: 0.75, folds: 7, amp: 0.045 }),
        put('armchair', [-0.35, -0.75], { color: '#8a9284', cushion: '#e2d6c3', turn: 0.4 }),
        put('pouf', [0.3, -1.32], { color: '#cdb99b' }),
        put('stem', [-1.15, -0.45], { power: 6 }),
        put('table', [0.45, -0.62], { r: 0.21, h: 0.46 }),
        put('books', [0.43, -0.62, 0.46], { width: 0.18, depth: 0.13 }),
        put('cup', [0.56, -0.72, 0.46], { color: '#b98c72' }),
        put('print', [0.32, 0, 1.52], { image: 'art-vase', w: 0.5, h: 0.67 }),
        put('print', [0.92, 0, 1.44], { image: 'art-lines', w: 0.38, h: 0.51 }),
        put('plant', [1.35, -0.5], { pot: '#b9a893', h: 1.25 }),
      ],
    },
  ),
  room(
    'woonkamer',
    'dressoir',
    'noten',
    'Lichte woonkamer met een zandkleurige bank, een notenhouten dressoir en een grote kamerplant',
    {
      width: 1600,
      height: 1200,
      wall: '#e0d7c8',
      seed: 6,
      view: [0.35, -5.6, 1.15, 0.1, -0.3, 0.92, 42],
      things: [
        put('rug', [-0.6, -1.45], { w: 3.0, l: 1.7, color: '#d6ccbc' }),
        put('sofa', [-0.95, -0.64], {
          color: '#c2b096',
          cushions: [
            [-0.5, '#9a6450'],
            [0.5, '#e9dfcf'],
          ],
        }),
        put('nested', [-0.7, -1.55], { finish: 'walnut' }),
        put('bowl', [-0.84, -1.6, 0.407], { r: 0.12 }),
        put('print', [-1.25, 0, 1.5], { image: 'art-hills', finish: 'walnut' }),
        put('print', [-0.62, 0, 1.5], { image: 'art-sun', finish: 'walnut' }),
        put('sideboard', [1.0, -0.24], { finish: 'walnut', width: 1.3 }),
        put('lamp', [0.56, -0.24, 0.78], { color: '#8f9a8c', on: 3 }),
        put('vase', [1.3, -0.22, 0.78], { color: '#e8e2d6', s: 1.3 }),
        put('branches', [1.3, -0.22, 1.02], { height: 0.5 }),
        put('plant', [1.95, -0.45], { pot: '#d9cfc0', h: 1.45, n: 60 }),
      ],
    },
  ),
]
