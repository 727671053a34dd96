// Small furniture and mirrors by themselves: each wood has its own grain, so each is a render of its own.
import { MASTER } from '../series.mjs'

const WOOD = { oak: 'eiken', walnut: 'noten', white: 'wit', black: 'zwart' }
const piece = (name, kind, family, finish, alt, params = {}) => ({
  scene: 'piece',
  params: { name: `${name}-hero`, ...MASTER, piece: kind, finish, samples: 4, ...params },
  family,
  colour: WOOD[finish],
  alt,
})

export const furniture = [
  piece(
    'bijzettafel-eiken',
    'sidetable',
    'bijzettafel',
    'oak',
    'Ronde eiken bijzettafel op drie poten, met een terracotta vaas en boeken',
  ),
  piece(
    'bijzettafel-noten',
    'sidetable',
    'bijzettafel',
    'walnut',
    'Ronde notenhouten bijzettafel op drie poten, met een lichte vaas en boeken',
    {
      vase: '#d9cfc0',
      seed: 3,
    },
  ),
  piece(
    'bijzettafel-wit',
    'sidetable',
    'bijzettafel',
    'white',
    'Ronde wit gelakte bijzettafel op drie poten, met een saliegroene vaas en boeken',
    {
      wall: '#d2cabb',
      vase: '#8f9a8c',
      seed: 5,
    },
  ),
  piece(
    'bijzettafel-set-eiken',
    'nested',
    'bijzettafel',
    'oak',
    'Set van twee ronde eiken bijzettafels op zwart metalen poten, met boeken en een saliegroene vaas',
    { vase: '#8f9a8c' },
  ),
  piece(
    'nachtkastje-eiken',
    'nightstand',
    'nachtkastje',
    'oak',
    'Eiken nachtkastje met twee laden, met een brandende tafellamp en boeken erop',
    { seed: 2 },
  ),
  piece(
    'nachtkastje-wit',
    'nightstand',
    'nachtkastje',
    'white',
    'Wit nachtkastje met twee laden, met een brandende tafellamp en boeken erop',
    { lamp: '#8f9a8c', wall: '#d2cabb', seed: 6 },
  ),
  piece(
    'nachtkastje-noten',
    'nightstand',
    'nachtkastje',
    'walnut',
    'Notenhouten nachtkastje met twee laden, met een brandende tafellamp en boeken erop',
    { lamp: '#b98c72', wall: '#dcd6c8', seed: 4 },
  ),
  piece(
    'dressoir-eiken',
    'sideboard',
    'dressoir',
    'oak',
    'Eiken dressoir met drie geribbelde deuren, met een lamp, boeken en vazen erop',
    { seed: 3, art: 'art-lines' },
  ),
  piece(
    'dressoir-noten',
    'sideboard',
    'dressoir',
    'walnut',
    'Notenhouten dressoir met drie geribbelde deuren, met een lamp, boeken en vazen erop',
    { art: 'art-shapes', vase: '#e8e2d6', wall: '#dfd9cc', seed: 6 },
  ),
  piece(
    'spiegel-rond-eiken',
    'mirror',
    'spiegel',
    'oak',
    'Ronde wandspiegel met eiken rand boven een eiken dressoir',
    {
      vase: '#7d8a7c',
      seed: 4,
    },
  ),
  piece(
    'spiegel-rond-zwart',
    'mirror',
    'spiegel',
    'black',
    'Ronde wandspiegel met zwarte rand boven een eiken dressoir',
    {
      vase: '#b98c72',
      wall: '#ded8cc',
      seed: 5,
    },
  ),
  piece(
    'spiegel-rond-noten',
    'mirror',
    'spiegel',
    'walnut',
    'Ronde wandspiegel met notenhouten rand boven een eiken dressoir',
    { vase: '#e8e2d6', wall: '#d9d2c4', seed: 7 },
  ),
]
