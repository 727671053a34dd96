/** Words that mean the same product; each finds the others. */
export type SynonymSet = readonly string[]

/** A word that covers others: it finds them, they do not find it. */
export interface BroadWord {
  word: string
  covers: readonly string[]
}

/**
 * Dutch and Belgian words for the same thing. Single words; the words of a set may be written as compounds. A word here
 * also works inside compounds (zetel finds relaxfauteuil).
 */
export const SYNONYMS: readonly SynonymSet[] = [
  ['dekbed', 'donsdeken'],
  ['fauteuil', 'zetel'],
  ['kussensloop', 'sloop', 'kussenovertrek'],
  ['hoofdkussen', 'slaapkussen', 'oorkussen'],
  ['dekbedovertrek', 'dekbedhoes', 'donsovertrek', 'dekenovertrek'],
  ['hoeslaken', 'spanlaken'],
  ['topper', 'topmatras', 'oplegmatras', 'toplaag'],
  ['molton', 'matrasbeschermer', 'matrashoes', 'matrasbescherming'],
  ['lattenbodem', 'bedbodem', 'lattenroost', 'spiraal'],
  ['hoofdbord', 'hoofdeinde', 'bedhoofd'],
  ['nachtkastje', 'nachttafel', 'nachttafeltje', 'nachtkast'],
  ['kledingkast', 'kleerkast', 'garderobekast'],
  ['eettafel', 'eetkamertafel'],
  ['eetkamerstoel', 'eettafelstoel', 'eetstoel'],
  ['salontafel', 'koffietafel', 'sofatafel'],
  ['zitbank', 'bankstel', 'sofa', 'canape'],
  ['slaapbank', 'bedbank', 'slaapzetel', 'zetelbed'],
  ['poef', 'pouf', 'hocker'],
  ['plaid', 'sprei', 'bedsprei'],
  ['vloerkleed', 'tapijt', 'karpet'],
  ['gordijn', 'overgordijn'],
  ['badlaken', 'badhanddoek', 'baddoek'],
  ['badjas', 'kamerjas', 'ochtendjas'],
  ['kinderbed', 'peuterbed', 'juniorbed'],
  ['ledikant', 'babybed', 'kinderledikant'],
  ['wieg', 'wiegje'],
  ['ladekast', 'commode'],
  ['televisiemeubel', 'tvmeubel', 'tvkast'],
  ['dressoir', 'buffetkast', 'lowboard'],
  ['traagschuim', 'memoryfoam', 'nasa', 'visco'],
  ['koudschuim', 'hrschuim', 'comfortschuim'],
  ['fluweel', 'velvet', 'velours'],
  ['dons', 'donzen', 'ganzendons', 'eendendons'],
  ['grijs', 'grey', 'gris'],
  ['antraciet', 'donkergrijs'],
  ['ecru', 'gebroken', 'offwhite', 'creme'],
  ['jersey', 'tricot'],
  ['flanel', 'flanellen'],
  ['1persoons', 'eenpersoons'],
  ['2persoons', 'tweepersoons'],
  ['litsjumeaux', 'hotelmaat'],
]

/** A general word and the products it stands for; a size by name and the widths it stands for. */
export const BROAD_WORDS: readonly BroadWord[] = [
  { word: 'beddengoed', covers: ['dekbedovertrek', 'hoeslaken', 'kussensloop'] },
  { word: 'bedlinnen', covers: ['dekbedovertrek', 'hoeslaken', 'kussensloop'] },
  { word: 'bedtextiel', covers: ['dekbedovertrek', 'hoeslaken', 'kussensloop', 'dekbed'] },
  { word: 'zitmeubel', covers: ['bank', 'fauteuil', 'stoel', 'poef'] },
  { word: 'twijfelaar', covers: ['120x200', '110x200', '130x200', '140x200'] },
  { word: 'litsjumeaux', covers: ['240x200', '240x220', '260x200', '260x220', '160x200', '180x200'] },
  { word: '1persoons', covers: ['80x200', '90x200', '90x210', '140x200', '140x220'] },
  { word: '2persoons', covers: ['140x200', '160x200', '180x200', '200x200', '200x220'] },
  { word: 'kingsize', covers: ['180x200', '180x210', '180x220', '200x200'] },
  { word: 'queensize', covers: ['160x200', '160x210'] },
]
