import { expect, test } from 'vitest'
import { writeShopNames } from './other-names.ts'

test.each([
  ['huisjas maat L', 'badjas maat L'],
  ['een luie stoel', 'een fauteuil'],
  ['kamerplant die zelf aangeeft wanneer hij water wil', 'kamerplant met watermeter'],
  ['kleine doekjes voor gasten', 'kleine gastendoekjes voor gasten'],
  ['gordijnen die kou buiten houden', 'gordijnen thermo'],
  ['bloemenvaas', 'vaas'],
  ['nekkussen van memory foam', 'hoofdkussen van traagschuim'],
  ['kinderovertrekken 140x220', 'kinderdekbedovertrekken 140x220'],
  ['overtrek ledikantje raketjes', 'overtrek ledikant raketjes'],
  ['slaap t-shirt', 'slaapshirt'],
  ['tweepersoonsdonsdekbed', 'tweepersoons donsdekbed'],
  ['rode kerstballen die niet breken', 'rode kerstballen onbreekbaar'],
  ['gordijnen die het licht tegenhouden', 'gordijnen verduisterend'],
])('[CH-01] “%s” is called as the shop does', (message, named) => {
  expect(writeShopNames(message)).toBe(named)
})
