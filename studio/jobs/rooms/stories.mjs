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
]
