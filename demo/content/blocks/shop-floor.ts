/** The words of the shop floors: pages of a department that invite to look around before one looks for a thing. */
export const shopFloor = {
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
}
