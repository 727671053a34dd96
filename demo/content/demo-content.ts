/**
 * The words and pictures of the demo shop's fixed places, in the shapes of the api's content blocks. Links lead only to
 * pages that exist; company, address, phone and numbers are invented.
 */
export const demoContent = {
  notification: {
    alert: { text: 'Black Friday: alle kortingen bij elkaar', link: '/black-friday/' },
    usps: [
      'Bij elke bestelling een gratis voucher',
      'Grote meubels bezorgd door twee mensen',
      'Ook bezorgd in België',
      'Vragen? Bel ons op werkdagen',
    ],
  },
  'extra-navigation': {
    left: [
      { title: 'Nieuw binnen', link: '/nieuw/' },
      { title: 'Outlet', link: '/outlet/' },
      { title: 'Inspiratie', link: '/inspiratie/' },
    ],
    right: [
      { title: 'Basics', link: '/basics/' },
      { title: 'Tweede kans', link: '/tweede-kans/' },
    ],
  },
  'sub-navigation': {
    seeAll: 'Bekijk alles in {menu}',
    columns: [
      {
        categoryPath: 'slapen',
        title: 'Hulp bij kiezen',
        link: '/service/',
        links: [
          { title: 'Keuzehulp matras', link: '/keuzehulp/matras/' },
          { title: 'Keuzehulp dekbed', link: '/keuzehulp/dekbed/' },
          { title: 'Keuzehulp hoofdkussen', link: '/keuzehulp/hoofdkussen/' },
        ],
      },
    ],
  },
  'cart-promo': {
    promos: [
      {
        link: '/2-plus-2-gratis/',
        imageKey: 'badtextiel-banner',
        title: '2+2 gratis',
        subTitle: 'Kies vier handdoeken, betaal er twee',
        buttonText: 'Bekijk de actie',
      },
      {
        link: '/hoeslaken/',
        imageKey: 'hoeslaken-wit-hero',
        title: 'Een hoeslaken erbij?',
        subTitle: 'In elke maat, ook voor een topper',
        buttonText: 'Bekijk hoeslakens',
      },
      {
        link: '/dagdeals/',
        imageKey: 'slapen-hoog-banner',
        title: 'Deals van de dag',
        subTitle: 'Alleen vandaag voor deze prijs',
        buttonText: 'Naar de dagdeals',
      },
    ],
  },
  'shop-floor': {
    floors: [
      {
        categoryPath: 'slapen',
        edits: [
          {
            title: 'Warm de winter in',
            subTitle: 'Flanel, wol en dekbedden voor koude nachten',
            link: '/wintertijd/',
            imageKey: 'dekbedovertrek-ruit-terracotta-scene',
          },
          {
            title: 'Onder € 50',
            subTitle: 'Fris slapen voor een klein bedrag',
            link: '/beddengoed/?tn_fk_ae-prijs=0-50',
            imageKey: 'dekbedovertrek-streep-blauw-scene',
          },
        ],
      },
      {
        categoryPath: 'beddengoed',
        edits: [
          {
            title: 'Warm de winter in',
            subTitle: 'Flanel en ruiten voor koude nachten',
            link: '/wintertijd/',
            imageKey: 'dekbedovertrek-ruit-terracotta-scene',
          },
          {
            title: 'Onder € 50',
            subTitle: 'Een fris bed voor een klein bedrag',
            link: '/beddengoed/?tn_fk_ae-prijs=0-50',
            imageKey: 'dekbedovertrek-streep-blauw-scene',
          },
        ],
      },
      {
        categoryPath: 'boxsprings-matrassen',
        edits: [
          {
            title: 'Zo kies je een matras',
            subTitle: 'Wat past bij hoe je ligt en hoe zwaar je bent',
            link: '/blog/welk-matras-past-bij-jou/',
            imageKey: 'matras-wit-scene',
          },
          {
            title: 'Eerst de maat',
            subTitle: 'Alle bedmaten uitgelegd',
            link: '/blog/bedmaten-uitgelegd/',
            imageKey: 'slaapkamer-salie-scene',
          },
        ],
      },
      {
        categoryPath: 'home-living',
        edits: [
          {
            title: 'Terracotta voor donkere dagen',
            subTitle: 'Een kamer in warme tinten',
            link: '/inspiratie/terracotta-voor-donkere-dagen/',
            imageKey: 'fauteuil-terracotta-scene',
          },
          {
            title: 'Onder € 50',
            subTitle: 'Kleine dingen die een kamer af maken',
            link: '/home-living/?tn_fk_ae-prijs=0-50',
            imageKey: 'plaid-oker-scene',
          },
        ],
      },
      {
        categoryPath: 'meubels-accessoires',
        edits: [
          {
            title: 'Een hoek om te lezen',
            subTitle: 'Fauteuil, lamp en een tafeltje erbij',
            link: '/inspiratie/een-hoek-om-te-lezen/',
            imageKey: 'leeshoek-scene',
          },
          {
            title: 'Onder € 50',
            subTitle: 'Vazen en kleine meubels',
            link: '/meubels-accessoires/?tn_fk_ae-prijs=0-50',
            imageKey: 'vaas-terracotta-scene',
          },
        ],
      },
      {
        categoryPath: 'verlichting',
        edits: [
          {
            title: 'Licht om bij te slapen',
            subTitle: 'Welke lamp waar, en hoe warm',
            link: '/blog/licht-en-gordijnen-in-de-slaapkamer/',
            imageKey: 'tafellamp-wit-scene',
          },
          {
            title: 'Onder € 50',
            subTitle: 'Een lamp erbij voor de donkere maanden',
            link: '/verlichting/?tn_fk_ae-prijs=0-50',
            imageKey: 'hanglamp-rotan-scene',
          },
        ],
      },
      {
        categoryPath: 'badtextiel',
        edits: [
          {
            title: 'De badkamer als een warm bad',
            subTitle: 'Handdoeken en badjassen bij elkaar',
            link: '/inspiratie/badkamer-als-een-warm-bad/',
            imageKey: 'badjas-wafel-wit-scene',
          },
          {
            title: '2+2 gratis',
            subTitle: 'Kies vier handdoeken, betaal er twee',
            link: '/2-plus-2-gratis/',
            imageKey: 'handdoek-salie-scene',
          },
        ],
      },
    ],
  },
  'newsletter-popup': {
    title: 'Krijg € 5,- tegoed van ons',
    content: 'Schrijf je in en lees als eerste over deals, nieuwe collecties en hoe je beter slaapt.',
    button_text: 'Schrijf me in',
    small_text: 'Ongeveer één mail per week.',
    active: true,
  },
  footer: {
    columns: [
      {
        title: 'Klantenservice',
        links: [
          { title: 'Contact', link: '/service/klantenservice-contact/' },
          { title: 'Veelgestelde vragen', link: '/service/veelgestelde-vragen/' },
          { title: 'Bestellen en leveren', link: '/service/bestellen-leveren/' },
          { title: 'Retourneren', link: '/service/retourneren/' },
          { title: 'Hier herroepen', link: '/service/herroepen/' },
          { title: 'Over ons', link: '/service/over-ons/' },
        ],
      },
      {
        title: 'Slapen',
        links: [
          { title: 'Boxsprings', link: '/boxsprings/' },
          { title: 'Matrassen', link: '/matrassen/' },
          { title: 'Dekbedden', link: '/dekbed/' },
          { title: 'Dekbedovertrekken', link: '/dekbedovertrek/' },
          { title: 'Hoeslakens', link: '/hoeslaken/' },
        ],
      },
      {
        title: 'Wonen',
        links: [
          { title: 'Gordijnen', link: '/gordijnen/' },
          { title: 'Vloerkleden', link: '/vloerkleden/' },
          { title: 'Verlichting', link: '/verlichting/' },
          { title: 'Badtextiel', link: '/badtextiel/' },
          { title: 'Alle merken', link: '/brands/' },
        ],
      },
      {
        title: 'Acties en inspiratie',
        links: [
          { title: 'Dagdeals', link: '/dagdeals/' },
          { title: 'Black Friday', link: '/black-friday/' },
          { title: 'Outlet', link: '/outlet/' },
          { title: 'Tweede kans', link: '/tweede-kans/' },
          { title: 'Kortingscode', link: '/kortingscode/' },
          { title: 'Nieuwsbrief', link: '/nieuwsbrief/' },
          { title: 'Inspiratie', link: '/inspiratie/' },
          { title: 'Blog', link: '/blog/' },
          { title: 'Sitemap', link: '/sitemap/' },
        ],
      },
    ],
    phone: { label: 'Hulp nodig?', number: '+31 85 000 00 00', hours: 'Op werkdagen van 9 tot 21 uur' },
    email: 'hallo@sluimer.example',
    payment_methods: [
      'iDEAL | Wero',
      'Bancontact',
      'PayPal',
      'Creditcard',
      'Riverty',
      'Billink',
      'Klarna',
      'in3',
      'Alma',
    ],
    socials: [
      { network: 'Instagram', url: 'https://instagram.example/sluimer' },
      { network: 'Pinterest', url: 'https://pinterest.example/sluimer' },
      { network: 'Facebook', url: 'https://facebook.example/sluimer' },
    ],
    trust: {
      score: '4,3',
      text: 'Beoordeeld met een 4,3/5',
      reviews: 'meer dan 4.800 beoordelingen',
      reviews_url: 'https://reviews.example/sluimer',
      cart_score: '8,7/10',
      cart_reviews: '26.000+ beoordelingen',
      is_example: true,
    },
    company: {
      name: 'Sluimer (demowinkel)',
      address: 'Voorbeeldstraat 1, 1000 AA Amsterdam',
      coc_number: '00000000',
      vat_number: 'NL000000000B00',
    },
  },
  homepage: {
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
  },
}
