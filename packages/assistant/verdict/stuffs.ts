/** What somebody may need of what they lie on or under. */
export type Need =
  | 'cool'
  | 'warm'
  | 'soft'
  | 'smooth'
  | 'washable'
  | 'light'
  | 'side'
  | 'turning'
  | 'apart'
  | 'support'

/** How well a stuff meets a need, from 0 for hardly to 3 for best, and what the shop's pages say of that. */
type Quality = readonly [rank: number, says: string]

/** A cloth, a filling or the core of a mattress. */
export interface Stuff {
  readonly name: string
  readonly said: RegExp
  /** The heading of the pages that explains it. */
  readonly heading: string
  readonly is: Partial<Record<Need, Quality>>
}

const percal: Stuff = {
  name: 'percal',
  said: /\b(?:percal|perkal|percale)\p{L}*/iu,
  heading: 'Wat is percal?',
  is: {
    cool: [3, 'percal ademt en voelt koel en glad'],
    warm: [0, 'percal slaapt koel'],
    soft: [1, 'percal voelt juist fris en stevig'],
    smooth: [1, 'percal kreukt'],
  },
}
const satin: Stuff = {
  name: 'katoensatijn',
  said: /\b(?:katoen)?-?(?:satijn|sateen|satin)\p{L}*/iu,
  heading: 'Wat is katoensatijn?',
  is: {
    cool: [2, 'katoensatijn slaapt wat warmer dan percal'],
    warm: [1, 'katoensatijn slaapt iets warmer dan percal, maar niet zo warm als flanel'],
    soft: [3, 'katoensatijn is glad en soepel'],
    smooth: [2, 'katoensatijn kreukt minder dan percal'],
  },
}
const flannel: Stuff = {
  name: 'flanel',
  said: /\bflanel\p{L}*/iu,
  heading: 'Wat is flanel?',
  is: {
    cool: [0, 'flanel is voor de winter, en in de zomer voor de meesten te warm'],
    warm: [3, 'flanel is opgeruwd katoen, zacht en warm'],
    soft: [2, 'flanel is donzig en warm'],
    smooth: [2, 'flanel kreukt weinig'],
  },
}
const jersey: Stuff = {
  name: 'jersey',
  said: /\b(?:dubbel)?(?:jersey|jerseij|tricot)\p{L}*/iu,
  heading: 'Wat is jersey?',
  is: {
    soft: [2, 'jersey voelt als een T-shirt'],
    smooth: [3, 'jersey is glad zonder strijken'],
  },
}
const linen: Stuff = {
  name: 'linnen',
  said: /\blinnen\b/iu,
  heading: 'Wat is linnen?',
  is: {
    cool: [3, 'linnen ademt goed en neemt veel vocht op, dus het slaapt koel'],
    warm: [1, 'linnen slaapt koel, al is het in de winter niet kil'],
    soft: [1, 'linnen wordt pas zacht van het wassen'],
    smooth: [0, 'linnen kreukt altijd'],
  },
}
const lyocell: Stuff = {
  name: 'lyocell',
  said: /\b(?:lyo?cel\p{L}*|tencel\p{L}*)/iu,
  heading: 'Wat is lyocell of Tencel?',
  is: {
    cool: [3, 'lyocell is glad en koel en neemt veel vocht op'],
    warm: [0, 'lyocell slaapt koel'],
    soft: [3, 'lyocell is glad en soepel'],
  },
}
const microfibre: Stuff = {
  name: 'microvezel',
  said: /\b(?:microvezel|micro ?fiber|polyester|polykatoen)\p{L}*/iu,
  heading: 'Wat is microvezel of polyester?',
  is: {
    cool: [0, 'microvezel neemt weinig vocht op en slaapt warm'],
    warm: [2, 'microvezel slaapt warm'],
    soft: [2, 'microvezel is zacht'],
    smooth: [3, 'microvezel is kreukvrij'],
  },
}
const cotton: Stuff = {
  name: 'katoen',
  said: /\bkatoen(?:en)?\b/iu,
  heading: 'Wat is katoen?',
  is: {
    cool: [2, 'katoen ademt en neemt vocht op'],
    warm: [1, 'katoen ademt, en hoe warm het is hangt van de weving af'],
  },
}
const down: Stuff = {
  name: 'dons',
  said: /\b(?:ganzen|eenden)?dons(?:je|jes)?\b|\bdonzen\b/iu,
  heading: 'Wat is dons?',
  is: {
    cool: [1, 'dons is warm, al laat het vocht door'],
    warm: [3, 'dons is het lichtst en warm'],
    soft: [3, 'dons is zacht en licht'],
    washable: [
      2,
      'dons was je meestal op 60 graden, een of twee keer per jaar, en het moet daarna helemaal drogen',
    ],
    light: [3, 'dons is het lichtst'],
    support: [0, 'dons geeft weinig steun'],
  },
}
const synthetic: Stuff = {
  name: 'synthetisch',
  said: /\b(?:synthetisch\p{L}*|kunstvezel\p{L}*|holle vezel\p{L}*|vezelvulling)/iu,
  heading: 'Wat is het verschil tussen dons en een synthetische vulling?',
  is: {
    cool: [2, 'synthetisch is handig, want makkelijk te wassen en snel droog'],
    warm: [2, 'synthetisch is er in elke warmteklasse'],
    washable: [3, 'synthetisch is makkelijk te wassen en snel droog'],
    light: [2, 'synthetisch weegt meer dan dons'],
    support: [1, 'synthetisch geeft weinig steun'],
  },
}
const wool: Stuff = {
  name: 'wol',
  said: /\b(?:scheer|lams|merino)?wol(?:len)?\b/iu,
  heading: 'Wat is wol als stof of vulling?',
  is: {
    cool: [3, 'wol neemt vocht op en geeft dat weer af, zodat je niet klam ligt'],
    warm: [2, 'wol is warm, maar als vulling zwaarder dan dons'],
    washable: [0, 'wol lucht je liever, en anders was je het met een wolprogramma'],
    light: [1, 'wol is zwaarder dan dons'],
  },
}
const silk: Stuff = {
  name: 'zijde',
  said: /\b(?:zijden?|silk)\b/iu,
  heading: 'Wat is zijde?',
  is: {
    cool: [3, 'zijde voelt koel in de zomer en niet kil in de winter'],
    warm: [1, 'zijde is licht, en in de winter niet kil'],
    soft: [3, 'zijde is licht en glad'],
    light: [3, 'zijde is licht'],
  },
}
const pocket: Stuff = {
  name: 'pocketvering',
  said: /\b(?:micro)?pocket(?:ver\p{L}*|veer\p{L}*)?\b/iu,
  heading: 'Wat is pocketvering?',
  is: {
    cool: [3, 'pocketvering slaapt koel, want er kan lucht doorheen'],
    warm: [0, 'pocketvering slaapt koel'],
    light: [1, 'pocketvering is zwaarder om te tillen'],
    side: [2, 'bij pocketvering geeft elke veer apart mee'],
    turning: [2, 'op pocketvering draai je gewoon'],
    apart: [3, 'op pocketvering voel je elkaar weinig draaien'],
  },
}
const coldFoam: Stuff = {
  name: 'koudschuim',
  said: /\b(?:koud|comfort)[- ]?schuim\p{L}*|\bhr ?-?(?:schuim|foam)\b/iu,
  heading: 'Wat is koudschuim of HR-schuim?',
  is: {
    cool: [2, 'koudschuim is redelijk koel'],
    warm: [1, 'koudschuim is redelijk koel'],
    light: [3, 'koudschuim is licht om te tillen'],
    side: [1, 'koudschuim veert meteen terug en vormt zich minder om je schouder'],
    turning: [3, 'koudschuim veert meteen terug, dus draaien gaat makkelijk'],
  },
}
const memoryFoam: Stuff = {
  name: 'traagschuim',
  said: /\b(?:traag ?schuim|nasa|memory|visco)(?:[- ]?(?:foam|schuim|elastisch))?\p{L}*/iu,
  heading: 'Wat is traagschuim of memory foam?',
  is: {
    cool: [0, 'traagschuim houdt warmte vast'],
    warm: [3, 'traagschuim houdt warmte vast'],
    side: [3, 'traagschuim vormt zich om je schouder en heup'],
    turning: [0, 'op traagschuim draai je minder makkelijk'],
    support: [3, 'traagschuim vormt zich naar je nek en geeft veel steun'],
    soft: [1, 'traagschuim geeft langzaam mee'],
    washable: [0, 'traagschuim gaat niet in de was, alleen de tijk'],
  },
}
const latex: Stuff = {
  name: 'latex',
  said: /\b(?:natuur)?latex\b/iu,
  heading: 'Wat is latex?',
  is: {
    cool: [2, 'latex ventileert goed'],
    warm: [1, 'latex ventileert goed'],
    light: [0, 'latex is zwaar om te tillen'],
    side: [2, 'latex is soepel en geeft mee'],
    turning: [3, 'latex veert meteen terug, dus draaien gaat makkelijk'],
    support: [3, 'latex is veerkrachtig en geeft veel steun'],
    washable: [0, 'latex gaat niet in de was, alleen de tijk'],
  },
}

/** Stuffs of which somebody may choose one: nobody weighs a cloth against the core of a mattress. */
export const rivals: readonly (readonly Stuff[])[] = [
  [percal, satin, flannel, jersey, linen, lyocell, microfibre, cotton, silk],
  [pocket, coldFoam, memoryFoam, latex],
  [down, synthetic, wool, silk, cotton, microfibre, memoryFoam, latex],
]
