import type { LookVariant, Room, RoomPiece } from '@sluimer/contract/content/room'

const image = (key: string) => ({
  ...{ key, src: `/media/640/${key}.webp`, alt: `Foto van ${key}` },
  ...{ width: 1920, height: 1280, placeholder: '' },
})

export function aVariant(id: string, price: number, special: Partial<LookVariant> = {}): LookVariant {
  return {
    ...{ variant_id: id, title: `maat ${id}`, deal: null, available: true },
    price: { price, price_old: null, price_incl: price, discount_percent: null, from: false },
    ...special,
  }
}

export function aPiece(special: Partial<RoomPiece> = {}): RoomPiece {
  return {
    ...{ label: 'Tafellamp', slug: 'lamp', title: 'Tafellamp Korrel', link: '/lamp.html' },
    ...{ image: image('lamp'), quantity: 1, variants: [aVariant('9', 4995)], variant_id: '9' },
    ...{ wide: { x: 50, y: 40 }, square: { x: 60, y: 45 } },
    ...{ energy_label: null, energy_label_link: null },
    ...special,
  }
}

export function aRoom(special: Partial<Room> = {}): Room {
  return {
    ...{ slug: 'linnen-en-licht', title: 'Linnen en licht', sub_title: 'Vlas, riet en klei' },
    ...{ link: '/inspiratie/linnen-en-licht/', image: image('kamer'), image_square: image('kamer-vierkant') },
    pieces: [aPiece()],
    ...special,
  }
}
