/** A promotion or code of the demo shop; days count from the moment of loading. */
export type DemoPromotion = {
  key: string
  title: string
  categories?: string[]
  excludesReduced?: boolean
  startsInDays?: number
  endsInDays?: number
  position?: number
  link?: string
  isPublic?: boolean
} & (
  | { kind: 'free_pieces'; groupSize: number; freePieces: number }
  | { kind: 'quantity'; minimumQuantity: number; percent: number }
  | ({ kind: 'code'; code: string; minimumCents?: number; oncePerCustomer?: boolean; maxUses?: number } & (
      | { benefit: 'percentage'; percent: number }
      | { benefit: 'amount'; amountCents: number }
      | { benefit: 'free_delivery' }
    ))
)

/** Promotions that apply by themselves, and codes of every kind: one for each property that a code can have. */
export const demoPromotions: DemoPromotion[] = [
  {
    key: '2-plus-2-handdoeken',
    title: '2+2 gratis',
    kind: 'free_pieces',
    groupSize: 4,
    freePieces: 2,
    categories: ['2-plus-2-gratis'],
    position: 1,
    link: '/2-plus-2-gratis/',
    isPublic: true,
  },
  {
    key: 'kussenslopen-3-halen',
    title: '15% korting op drie kussenslopen of meer',
    kind: 'quantity',
    minimumQuantity: 3,
    percent: 15,
    categories: ['kussenslopen'],
    position: 2,
    link: '/kussenslopen/',
    isPublic: true,
  },
  {
    key: 'welkom',
    title: '10% korting',
    kind: 'code',
    code: 'WELKOM10',
    benefit: 'percentage',
    percent: 10,
    minimumCents: 5000,
    oncePerCustomer: true,
    excludesReduced: true,
    position: 3,
    isPublic: true,
  },
  {
    key: 'ruim-slapen',
    title: '€ 15 korting',
    kind: 'code',
    code: 'RUIM15',
    benefit: 'amount',
    amountCents: 1500,
    minimumCents: 12_500,
    endsInDays: 60,
    position: 4,
    isPublic: true,
  },
  {
    key: 'linnen',
    title: '20% korting op linnen beddengoed',
    kind: 'code',
    code: 'LINNEN20',
    benefit: 'percentage',
    percent: 20,
    categories: ['linnen-beddengoed'],
    endsInDays: 30,
    position: 5,
    link: '/linnen-beddengoed/',
    isPublic: true,
  },
  {
    key: 'gratis-bezorgd',
    title: 'Gratis bezorging',
    kind: 'code',
    code: 'THUISGRATIS',
    benefit: 'free_delivery',
    minimumCents: 2000,
    maxUses: 500,
    position: 6,
    isPublic: true,
  },
  {
    key: 'zomer-voorbij',
    title: '15% zomerkorting',
    kind: 'code',
    code: 'ZOMER26',
    benefit: 'percentage',
    percent: 15,
    startsInDays: -150,
    endsInDays: -60,
  },
]
