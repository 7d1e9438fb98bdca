import type { Examples } from '../form.ts';

export const FRENCH_WORLD: Examples = {
  match_winner: [
    'qui gagne le match ce soir',
    'le PSG va-t-il gagner',
    'Lyon contre Marseille, résultat',
    'qui remporte la finale de la coupe',
    'combat de boxe, foot, rugby',
  ],
  own_contest: [
    'gagner mon tournoi de tennis',
    'course dimanche, vais-je gagner',
    'mon fils gagnera le championnat',
    'médaille au marathon, compétition',
  ],
  election_result: ['qui gagnera les élections', 'le prochain président', 'gauche ou droite au scrutin, vote'],
  nation: [
    'que va-t-il arriver à la France',
    'avenir du pays, économie nationale, guerre',
    "destin de la Belgique l'an prochain",
  ],
  epidemic: ['une autre pandémie', 'nouveau virus, épidémie'],
  weather: ['va-t-il pleuvoir samedi', 'quel temps ce week-end', 'chaleur, orage, météo'],
  weather_day: ["pleut-il aujourd'hui ici", 'temps de demain, soleil ou nuages'],
  monsoon: ['comment sera la mousson', 'pluies de mousson en Inde'],
  season: ['comment sera la récolte cette saison', 'sécheresse cet été', 'hiver froid, moisson'],
  ingress: ['ingrès du soleil en bélier', "ingrès solaire de l'année"],
  ephemeris: ['éphémérides du jour', 'positions des planètes le 3 mai', 'où était mars en 1999'],
};
