import type { Examples } from '../form.ts';

export const SPANISH_PROPERTY: Examples = {
  buy_property: [
    'cuándo podré comprar una casa',
    'compro piso este año',
    'tendré vivienda propia',
    'es buen momento para comprar un departamento',
    'adquirir un terreno',
    'encontraremos por fin nuestro hogar',
    'comprar apartamento, nos alcanza',
  ],
  build_house: [
    'construiré mi casa',
    'empezar la obra de la casa, construcción',
    'edificar en el terreno de mi padre',
    'reforma y ampliación de la casa',
  ],
  sell_property: [
    'venderé el piso',
    'cuándo aparece comprador para mi casa',
    'llevo un año con el departamento en venta',
    'vender el terreno a buen precio',
  ],
  rent_out: ['encontraré inquilino', 'alquilar mi piso a alguien, pagará la renta', 'poner en arriendo el local'],
  ancestral_property: [
    'la casa de mis abuelos, me tocará',
    'pelea de hermanos por la finca familiar',
    'tierras de la familia, mi parte',
    'casa familiar en disputa',
  ],
  vehicle: [
    'cuándo me compro un coche',
    'tendré carro nuevo',
    'comprar una moto o un auto este año',
    'cambiar de vehículo',
  ],
  residence_change: [
    'me mudaré de casa',
    'mudanza a otro barrio, nos irá bien',
    'cuándo cambio de domicilio',
    'nos vamos de este piso',
  ],
};
