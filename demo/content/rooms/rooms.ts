import { toPieces } from './room-pieces.ts'

const bed180 = { maat: '180x200' }
const cover240 = { maat: '240x220' }
const usual = { uitvoering: 'gewoon' }
const middle = { uitvoering: 'middel' }
const wool = { pool: 'wol' }
const rug200 = { maat: '200x290' }
const curtain280 = { maat: '140x280' }

/** The rooms of the demo shop: photographed with its own goods, in the colors and designs in which it sells them. */
export const rooms = {
  rooms: [
    {
      slug: 'linnen-en-licht',
      title: 'Linnen en licht',
      subTitle: 'Vlas, riet en klei: een slaapkamer die ademt, met niets te veel.',
      ...toPieces('linnen', {
        bed: ['Boxspring', 'boxspring-haverveld', { hardheid: 'stevig' }, bed180],
        cover: ['Dekbedovertrek', 'dekbedovertrek-linde', { stof: 'linnen' }, cover240],
        pendant: ['Hanglamp', 'hanglamp-vlecht', middle],
        'table-lamp': ['Tafellamp', 'tafellamp-korrel', middle],
        nightstand: ['Nachtkastje', 'nachtkastje-twee-laden', usual],
        rug: ['Vloerkleed', 'vloerkleed-effen', wool, rug200],
        curtain: ['Gordijn', 'gordijn-melk', { uitvoering: 'linnen' }, curtain280],
        mirror: ['Spiegel', 'spiegel-rond', { formaat: 'middel' }],
        plant: ['Kamerplant', 'kamerplant-breedblad', { hoogte: '140-cm' }],
      }),
    },
    {
      slug: 'slaapkamer-in-nachtblauw',
      title: 'Nachtblauw',
      subTitle: 'Een donkere kamer met één warme lamp, voor wie graag diep slaapt.',
      ...toPieces('nachtblauw', {
        bed: ['Boxspring', 'boxspring-middernacht', { hardheid: 'medium' }, bed180],
        cover: ['Dekbedovertrek', 'dekbedovertrek-nachttuin', { stof: 'katoen' }, cover240],
        'table-lamp': ['Tafellamp', 'tafellamp-regen', middle],
        nightstand: ['Nachtkastje', 'nachtkastje-twee-laden-noten', usual],
        chair: ['Fauteuil', 'fauteuil-kom-nachtblauw', { bekleding: 'boucle' }],
        rug: ['Vloerkleed', 'vloerkleed-haven', wool, rug200],
        curtain: ['Gordijn', 'gordijn-duin', { uitvoering: 'verduisterend' }, curtain280],
      }),
    },
    {
      slug: 'een-hoek-om-te-lezen',
      title: 'Een hoek om te lezen',
      subTitle: 'Een stoel, licht over je schouder en een tafeltje voor je thee.',
      ...toPieces('leeshoek', {
        chair: ['Fauteuil', 'fauteuil-kom', { bekleding: 'boucle' }],
        'floor-lamp': ['Vloerlamp', 'vloerlamp-drievoet', { uitvoering: 'hoog' }],
        table: ['Bijzettafel', 'bijzettafel-rondje', usual],
        vase: ['Vaas', 'vaas-hals', { kleur: 'terracotta' }, { formaat: 'middel' }],
        rug: ['Vloerkleed', 'vloerkleed-kader', wool, rug200],
        curtain: ['Gordijn', 'gordijn-wilg', { uitvoering: 'katoen' }, curtain280],
        plant: ['Kamerplant', 'kamerplant-breedblad', { hoogte: '140-cm' }],
      }),
    },
    {
      slug: 'kinderkamer-onder-het-dak',
      title: 'Kinderkamer onder het dak',
      subTitle: 'Regenbogen op bed, vlaggetjes aan de muur en ruimte om te spelen.',
      ...toPieces('zolder', {
        bed: ['Boxspring', 'boxspring-ochtendhei', { hardheid: 'zacht' }, { maat: '120x200' }],
        cover: ['Dekbedovertrek', 'dekbedovertrek-schapenwolk', { stof: 'katoen' }, { maat: '140x220' }],
        'table-lamp': ['Tafellamp', 'tafellamp-kalk', middle],
        nightstand: ['Nachtkastje', 'nachtkastje-twee-laden-wit', usual],
        rug: ['Vloerkleed', 'vloerkleed-weide', wool, { maat: '160x230' }],
      }),
    },
    {
      slug: 'terracotta-voor-donkere-dagen',
      title: 'Terracotta voor donkere dagen',
      subTitle: 'Notenhout, klei en lamplicht: om vijf uur donker, en dat is niet erg.',
      ...toPieces('terracotta', {
        sideboard: ['Dressoir', 'dressoir-lat-noten', usual],
        'table-lamp': ['Tafellamp', 'tafellamp-oven', middle],
        chair: ['Fauteuil', 'fauteuil-kom-terracotta', { bekleding: 'boucle' }],
        table: ['Bijzettafel', 'bijzettafel-rondje-noten', usual],
        mirror: ['Spiegel', 'spiegel-rond-noten', { formaat: 'middel' }],
        vase: ['Vaas', 'vaas-hals-honing', { formaat: 'middel' }],
        rug: ['Vloerkleed', 'vloerkleed-branding', wool, rug200],
        curtain: ['Gordijn', 'gordijn-klei', { uitvoering: 'katoen' }, curtain280],
      }),
    },
    {
      slug: 'kerst-bij-de-boom',
      title: 'Kerst bij de boom',
      subTitle: 'Lichtjes, een schaal met ballen en een stoel die naar de boom kijkt.',
      ...toPieces('kerst', {
        tree: ['Kerstboom', 'kerstboom-dennehof', { hoogte: '150-cm' }],
        baubles: ['Kerstballen', 'kerstballen-stil-rood', { aantal: '30' }],
        chair: ['Fauteuil', 'fauteuil-kom-naturel', { bekleding: 'boucle' }],
        'floor-lamp': ['Vloerlamp', 'vloerlamp-spriet', { uitvoering: 'hoog' }],
        rug: ['Vloerkleed', 'vloerkleed-atlas', wool, rug200],
        curtain: ['Gordijn', 'gordijn-helm', { uitvoering: 'linnen' }, curtain280],
      }),
    },
  ],
}
