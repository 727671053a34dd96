/** The home page: its promos, strips and stories. */
export const homepage = {
  title: 'Slapen, wonen, thuiskomen',
  promo: {
    link: '/boxsprings/',
    imageKey: 'slaapkamer-salie-scene',
    imageMobileKey: 'slapen-hoog-banner',
    title: 'Morgen begint vanavond',
    subTitle: 'Boxsprings compleet met matras en topper, thuisbezorgd door twee mensen.',
    buttonText: 'Bekijk boxsprings',
    showTitle: true,
    isLightBackground: true,
  },
  extraPromos: [
    {
      link: '/wintertijd/',
      imageKey: 'dekbedovertrek-ruit-terracotta-hero',
      title: 'Warm onder flanel',
      subTitle: 'Voor koude nachten',
      buttonText: 'Naar wintertijd',
      showTitle: true,
      isLightBackground: true,
    },
    {
      link: '/vloerkleden/',
      imageKey: 'vloerkleed-berber-naturel-hero',
      title: 'Zacht onder je voeten',
      subTitle: 'Vloerkleden vanaf een halve meter',
      buttonText: 'Bekijk vloerkleden',
      showTitle: true,
      isLightBackground: true,
    },
  ],
  highlights: ['Snelle levering in NL & BE', 'Beoordeeld met een 4,3/5', 'Achteraf betalen mogelijk'],
  categories: [
    'boxsprings',
    'dekbedovertrek',
    'dekbed',
    'hoeslaken',
    'gordijnen',
    'vloerkleden',
    'tafellampen',
    'handdoeken',
  ],
  strips: [
    {
      title: 'Deals van de dag',
      link: { title: 'Alle deals', link: '/alle-deals/' },
      categoryPath: 'dagdeals',
      limit: 12,
    },
    {
      title: 'Nu voor minder',
      link: { title: 'Alle kortingen', link: '/black-friday/' },
      categoryPath: 'black-friday',
      limit: 12,
    },
    {
      title: 'Nieuw binnen',
      link: { title: 'Alles wat nieuw is', link: '/nieuw/' },
      categoryPath: 'nieuw',
      limit: 12,
    },
  ],
  blocks: [
    {
      title: 'Linnen dat elke was zachter wordt',
      subTitle: 'Van Europees vlas',
      description:
        'Linnen neemt veel vocht op en voelt toch droog. In de zomer koel, in de winter behaaglijk, en kreukels mogen gewoon blijven.',
      imageKey: 'dekbedovertrek-linnen-naturel-hero',
      link: '/linnen-beddengoed/',
      buttonText: 'Bekijk linnen',
    },
    {
      title: 'Een lamp is een kamer waard',
      subTitle: 'Keramiek en stof',
      description:
        'Doe het grote licht uit. Met twee lampen op ooghoogte wordt een slaapkamer een plek waar je wilt zijn, ook als je nog niet slaapt.',
      imageKey: 'tafellamp-terracotta-hero',
      link: '/tafellampen/',
      buttonText: 'Bekijk tafellampen',
    },
  ],
}
