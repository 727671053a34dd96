import { toPieces } from './room-pieces.ts'

const bed180 = { maat: '180x200' }
const cover240 = { maat: '240x220' }
const usual = { uitvoering: 'gewoon' }
const middle = { uitvoering: 'middel' }
const wool = { pool: 'wol' }
const rug200 = { maat: '200x290' }
const curtain280 = { maat: '140x280' }

/** The rooms of the demo shop: photographed with its own goods, in the colours and designs in which it sells them. */
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
  ],
}
