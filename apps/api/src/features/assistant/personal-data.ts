import { declareImpersonal, declarePersonal, internal } from '../../platform/personal-data/declare-table.ts'
import { modelCost, savedChat } from './tables.ts'

export const assistantData = [
  declarePersonal(savedChat, {
    title: 'Gesprekken met de digitale assistent',
    why: 'Om de assistent beter te maken. We bewaren ze 30 dagen, zonder bestelnummers, adressen en telefoonnummers.',
    fate: 'expires',
    columns: { id: internal, savedAt: 'Bewaard op', rating: 'Sterren', messages: 'Berichten' },
  }),
  declareImpersonal(modelCost, 'day tokens'),
]
