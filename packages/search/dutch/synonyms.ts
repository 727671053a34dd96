/** Words that mean the same product; each finds the others. */
export type SynonymSet = readonly string[]

/** A word that covers others: it finds them, they do not find it. */
export interface BroadWord {
  word: string
  covers: readonly string[]
}

/**
 * What one shopper calls this and another that, often a Dutch and a Belgian word. Each entry is one word; what visitors
 * write apart is joined first. A word also works as the head of a compound: relaxzetel finds relaxfauteuil.
 */
export const SYNONYMS: readonly SynonymSet[] = [
  // sleeping
  ['dekbed', 'donsdeken'],
  ['dekbedovertrek', 'dekbedhoes', 'donsovertrek', 'dekenovertrek'],
  ['kussensloop', 'sloop', 'kussenovertrek', 'kussenhoes'],
  ['hoofdkussen', 'slaapkussen', 'oorkussen'],
  ['hoeslaken', 'spanlaken'],
  ['topper', 'topmatras', 'oplegmatras', 'topdekmatras'],
  ['molton', 'matrasbeschermer', 'matrashoes', 'matrasbescherming'],
  ['lattenbodem', 'bedbodem', 'lattenroost'],
  ['hoofdbord', 'hoofdeinde', 'bedhoofd'],
  ['bedsprei', 'sprei'],
  ['plaid', 'woondeken'],
  ['ledikant', 'babybed'],
  ['kinderbed', 'peuterbed', 'juniorbed'],
  ['badlaken', 'badhanddoek', 'baddoek', 'douchelaken'],
  ['badjas', 'kamerjas', 'ochtendjas'],
  ['nachthemd', 'nachtjapon', 'slaapshirt', 'slaapkleed'],
  ['tshirt', 'shirt'],
  // living
  ['fauteuil', 'zetel'],
  ['zitbank', 'bankstel', 'sofa', 'canape'],
  ['slaapbank', 'bedbank', 'slaapzetel', 'zetelbed'],
  ['relaxfauteuil', 'relaxstoel'],
  ['poef', 'pouf', 'hocker'],
  ['salontafel', 'koffietafel', 'sofatafel'],
  ['eettafel', 'eetkamertafel'],
  ['eetkamerstoel', 'eettafelstoel', 'eetstoel'],
  ['kruk', 'taboeret'],
  ['nachtkastje', 'nachttafel', 'nachtkast'],
  ['kledingkast', 'kleerkast', 'garderobekast'],
  ['ladekast', 'commode'],
  ['tvmeubel', 'tvkast', 'televisiemeubel'],
  ['dressoir', 'buffetkast', 'lowboard'],
  ['vloerkleed', 'tapijt', 'karpet'],
  ['gordijn', 'overgordijn'],
  ['hanglamp', 'luster', 'pendellamp'],
  ['fotolijst', 'fotokader'],
  ['barbecue', 'bbq'],
  // materials, patterns, feel and colours
  ['streep', 'gestreept'],
  ['ruit', 'geruit'],
  ['stip', 'gestipt', 'stippen'],
  ['bloem', 'gebloemd', 'bloemetjes', 'floral'],
  ['hard', 'stevig'],
  ['traagschuim', 'memoryfoam', 'nasaschuim', 'viscoschuim', 'visco'],
  ['koudschuim', 'hrschuim', 'comfortschuim'],
  ['fluweel', 'velvet', 'velours'],
  ['jersey', 'tricot'],
  ['boucle', 'teddystof'],
  ['grijs', 'grey'],
  ['ecru', 'offwhite', 'gebrokenwit', 'creme', 'ivoor'],
  ['keramiek', 'keramisch'],
  ['buiten', 'outdoor'],
  ['litsjumeaux', 'hotelmaat'],
]

/** A general word and the products it stands for; a size by name and the measures it stands for (width x length, cm). */
export const BROAD_WORDS: readonly BroadWord[] = [
  { word: 'beddengoed', covers: ['dekbedovertrek', 'hoeslaken', 'kussensloop'] },
  { word: 'bedlinnen', covers: ['dekbedovertrek', 'hoeslaken', 'kussensloop'] },
  { word: 'bedtextiel', covers: ['dekbedovertrek', 'hoeslaken', 'kussensloop', 'dekbed'] },
  { word: 'deken', covers: ['plaid', 'sprei', 'dekbed'] },
  { word: 'laken', covers: ['hoeslaken', 'bovenlaken'] },
  { word: 'bovenlaken', covers: ['hoeslaken'] },
  {
    word: 'kinderkamer',
    covers: ['kinderbed', 'kindermatras', 'kinderdekbed', 'kinderdekbedovertrek', 'ledikant'],
  },
  { word: 'slaapkamer', covers: ['boxspring', 'bed', 'matras', 'nachtkastje'] },
  { word: 'woonkamer', covers: ['bank', 'fauteuil', 'salontafel', 'vloerkleed'] },
  { word: 'hoogslaper', covers: ['stapelbed', 'halfhoogslaper'] },
  { word: 'logeerbed', covers: ['slaapbank', 'vouwbed', 'onderschuifbed'] },
  { word: 'bed', covers: ['boxspring', 'ledikant'] },
  { word: 'bloem', covers: ['botanisch'] },
  { word: 'badlaken', covers: ['handdoek'] },
  { word: 'nachtkleding', covers: ['pyjama', 'nachthemd', 'slaapshirt'] },
  { word: 'kerstversiering', covers: ['kerstbal', 'kerstboom', 'kerstkrans'] },
  { word: 'aanbieding', covers: ['deal', 'outlet'] },
  { word: 'korting', covers: ['deal', 'outlet'] },
  { word: 'zitmeubel', covers: ['bank', 'fauteuil', 'stoel', 'poef'] },
  // colours: the name that people know, and what a shop calls its shades
  { word: 'wit', covers: ['gebrokenwit', 'offwhite'] },
  { word: 'beige', covers: ['zand', 'taupe', 'naturel'] },
  { word: 'taupe', covers: ['beige', 'zand'] },
  { word: 'bruin', covers: ['taupe', 'cognac', 'noten', 'houtkleur'] },
  { word: 'groen', covers: ['salie', 'olijf'] },
  { word: 'geel', covers: ['oker'] },
  { word: 'oranje', covers: ['terracotta', 'koraal'] },
  { word: 'rood', covers: ['bordeaux'] },
  { word: 'goud', covers: ['messing'] },
  { word: 'antraciet', covers: ['donkergrijs'] },
  { word: 'donkergrijs', covers: ['antraciet', 'grijs'] },
  { word: 'lichtgrijs', covers: ['grijs'] },
  { word: 'lichtblauw', covers: ['blauw'] },
  { word: 'donkerblauw', covers: ['blauw'] },
  // sizes
  { word: 'twijfelaar', covers: ['110x200', '120x200', '130x200', '140x200'] },
  { word: 'litsjumeaux', covers: ['240x200', '240x220', '260x200', '260x220', '160x200', '180x200'] },
  { word: '1persoons', covers: ['80x200', '90x200', '90x210', '140x200', '140x220'] },
  { word: '2persoons', covers: ['140x200', '160x200', '180x200', '200x200', '200x220'] },
  { word: 'kingsize', covers: ['180x200', '180x210', '180x220', '200x200'] },
  { word: 'queensize', covers: ['160x200', '160x210'] },
]
