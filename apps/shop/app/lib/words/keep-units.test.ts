import { expect, test } from 'vitest'
import { keepUnits } from './keep-units.ts'

test('a number stays on one line with its unit, and other words may part', () => {
  expect(keepUnits('100% katoen, 140 g/m²; wassen op 60 °C, strijken op stand 3')).toBe(
    '100% katoen, 140\u00a0g/m²; wassen op 60\u00a0°C, strijken op stand\u00a03',
  )
  expect(keepUnits('Dekbedden van 200 en van 220 cm lang')).toBe('Dekbedden van 200 en van 220\u00a0cm lang')
  expect(keepUnits('2 maten, 4 kussens')).toBe('2 maten, 4 kussens')
})
