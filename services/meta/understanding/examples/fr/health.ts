import type { Examples } from '../form.ts';

export const FRENCH_HEALTH: Examples = {
  illness: [
    'pourquoi je tombe toujours malade',
    'quelle maladie ai-je selon le thème',
    'mal de ventre qui ne passe pas',
    "ma mère est malade, qu'a-t-elle",
  ],
  health_now: [
    'comment est ma santé en ce moment',
    'je me sens faible et fatiguée',
    'santé ce mois-ci',
    'mon corps ces jours-ci',
  ],
  health_reading: ['parlez de ma santé en général', 'quels problèmes de santé aurai-je', 'ma santé au cours de la vie'],
  health_alerts: [
    'à quoi faire attention pour ma santé cette année',
    'périodes dangereuses pour la santé',
    'quand risque-je de tomber malade, alertes',
  ],
  recovery: [
    'quand serai-je guéri',
    'mon père va-t-il se rétablir',
    'se remettre de cette maladie',
    'quand maman ira mieux, elle est hospitalisée',
    'remarcher après la blessure',
  ],
  treatment: [
    'quel traitement me convient',
    'homéopathie, ayurveda ou médecine classique',
    'les médicaments feront effet, thérapie',
    'changer de médecin',
  ],
  wrong_diagnosis: [
    'le médecin se trompe de diagnostic',
    'erreur de diagnostic, second avis',
    "les docteurs ne trouvent pas ce que j'ai",
  ],
  chronic_illness: [
    "j'ai du diabète, se stabilisera",
    'maladie chronique de ma femme',
    'arthrite, thyroïde, hypertension',
    "asthme depuis l'enfance",
  ],
  cancer: [
    "j'ai un cancer, la chimio marchera",
    'on a trouvé une tumeur à ma mère',
    'récidive du cancer du sein',
    'oncologie, métastases',
  ],
  hospital: [
    'serai-je hospitalisé',
    "quand sort-il de l'hôpital",
    'hospitalisation du grand-père',
    'jours à la clinique',
  ],
  surgery_result: [
    "l'opération se passera bien",
    "on m'opère du genou, j'ai peur",
    'opération du cœur de mon père, succès',
    'chirurgie, vésicule',
  ],
  transplant: [
    'il me faut une greffe de rein',
    'trouvera-t-on un donneur de foie',
    'greffe pour mon frère, transplantation',
  ],
  mental_health: [
    'je fais une dépression',
    'anxiété et crises de panique, quand ça passe',
    'je ne dors plus, insomnie, nerfs',
    'santé mentale de mon fils',
    'très triste et angoissée, burn-out',
  ],
  addiction: [
    'arrêter de boire',
    "mon fils se drogue, s'en sortira",
    'alcoolisme du mari',
    'jeu, cigarette, dépendance',
  ],
  accident: [
    'vais-je avoir un accident',
    "peur d'un accident de voiture",
    'chutes et coups, quand faire attention',
    'danger sur la route',
  ],
  weak_organ: [
    'quelle partie du corps est faible chez moi',
    'quel organe surveiller',
    'cœur, reins ou poumons, mon point faible',
  ],
  constitution: ['vata pitta ou kapha, ma constitution', 'ma constitution ayurvédique', 'profil ayurvédique et régime'],
  vitality: ['quelle vitalité ai-je', 'énergie vitale, défenses faibles', 'suis-je robuste, résistance'],
  longevity: ["combien d'années vivrai-je", 'aurai-je une longue vie', 'vivre vieux', 'espérance de vie, longévité'],
  longevity_adviser: [
    'je suis astrologue, longévité du client, maraka et badhaka',
    'analyse de longévité pour un consultant',
  ],
};
