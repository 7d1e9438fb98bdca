import type { Matter } from './matter.ts';

export const PROPERTY_MATTERS: readonly Matter[] = [
  {
    key: 'buy_property',
    topic: 'property',
    natal: ['property_purchase', 'house_construction', 'residence_change'],
    tools: ['get_property_decision', 'find_event_timing_v2', 'get_d4_chart'],
  },
  {
    key: 'build_house',
    topic: 'property',
    natal: ['house_construction', 'property_purchase'],
    tools: ['get_property_decision', 'find_event_timing_v2'],
  },
  {
    key: 'sell_property',
    topic: 'property',
    natal: ['property_sale', 'property_purchase'],
    tools: ['get_property_decision', 'find_event_timing_v2'],
  },
  {
    key: 'rent_out',
    topic: 'property',
    natal: ['rent_out', 'property_purchase'],
    tools: ['get_property_decision', 'find_event_timing_v2'],
  },
  {
    key: 'ancestral_property',
    topic: 'property',
    natal: ['ancestral_property', 'inheritance', 'legal_dispute'],
    tools: ['get_property_decision', 'get_legal_analysis', 'find_event_timing_v2'],
  },
  {
    key: 'vehicle',
    topic: 'property',
    natal: ['vehicle_purchase'],
    tools: ['get_property_decision', 'find_event_timing_v2', 'get_d16_chart'],
  },
  {
    key: 'residence_change',
    topic: 'property',
    natal: ['residence_change', 'property_purchase', 'job_transfer'],
    tools: ['get_property_decision', 'find_event_timing_v2'],
  },
  { key: 'chaturthamsa', topic: 'property', tier: 'factual', natal: ['property_purchase'], tools: ['get_d4_chart'] },
];
