import type { Aspect } from '@sluimer/domain/review/aspects'

/** What shoppers read for each aspect, and what stands for it in an address. */
export const aspectWords: Readonly<Record<Aspect, { title: string; slug: string }>> = {
  comfort: { title: 'Comfort', slug: 'comfort' },
  firmness: { title: 'Stevigheid', slug: 'stevigheid' },
  quality: { title: 'Kwaliteit', slug: 'kwaliteit' },
  color: { title: 'Kleur', slug: 'kleur' },
  size: { title: 'Maat en pasvorm', slug: 'maat' },
  washing: { title: 'Wassen', slug: 'wassen' },
  smell: { title: 'Geur', slug: 'geur' },
  warmth: { title: 'Warmte', slug: 'warmte' },
  assembly: { title: 'In elkaar zetten', slug: 'montage' },
  delivery: { title: 'Levering', slug: 'levering' },
  price: { title: 'Prijs', slug: 'prijs' },
}
