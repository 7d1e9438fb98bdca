import type { Examples } from '../form.ts';

export const SPANISH_MONEY: Examples = {
  wealth: [
    'seré rico',
    'tendré mucho dinero en la vida',
    'cuándo llega la abundancia',
    'hay riqueza en mi carta',
    'cómo va a ir mi situación económica',
    'saldré de pobre',
    'mis finanzas en los próximos años',
    'cuándo mejora mi situación de dinero',
    'no salud, solo dinero: cómo estará mi bolsillo',
    'prosperidad económica',
  ],
  income: ['me subirán el sueldo', 'ganaré más dinero con mi trabajo', 'aumento de salario', 'mis ingresos mejorarán'],
  financial_loss: [
    'por qué pierdo dinero siempre',
    'perdí todo en 2020, fue el destino',
    'me estafaron mis ahorros',
    'temo arruinarme, pérdidas económicas',
  ],
  loan: [
    'el banco me dará el préstamo',
    'me aprueban la hipoteca',
    'conseguiré el crédito',
    'pedir dinero al banco, me lo conceden',
  ],
  debt: [
    'cómo salgo de las deudas',
    'cuándo termino de pagar lo que debo',
    'estoy endeudada hasta el cuello',
    'saldaré mis deudas con las tarjetas',
    'no me hables de amor, quiero saber cuándo me libro de las deudas',
    'debo mucho al banco y no puedo pagar la hipoteca',
  ],
  money_lent: [
    'me devolverán el dinero que presté',
    'mi primo no me paga lo que me debe',
    'recuperaré lo prestado',
    'un cliente me debe facturas, cobraré',
  ],
  inheritance: [
    'recibiré una herencia',
    'mi tía dejó testamento, me toca algo',
    'heredaré de mis abuelos',
    'repartición de la herencia entre hermanos, cuándo cobro',
  ],
  insurance: [
    'pagará el seguro',
    'la aseguradora me indemnizará',
    'cobraré la indemnización del accidente',
    'reclamo a la compañía de seguros',
  ],
  lottery: [
    'me tocará la lotería',
    'ganaré el gordo o la quiniela',
    'tengo suerte en los juegos de azar',
    'compro un décimo, sale premiado',
    'casino y apuestas',
  ],
  speculation: [
    'invierto en bolsa',
    'ganaré con las criptomonedas, bitcoin',
    'acciones y fondos, suben para mí',
    'es buen momento para invertir mis ahorros en acciones',
  ],
  trading_session: [
    'a qué hora opero hoy en bolsa',
    'mejor hora para hacer trading esta sesión',
    'intradía mañana, cuándo entro al mercado',
  ],
  savings: [
    'por qué no consigo ahorrar',
    'el dinero se me va de las manos',
    'podré juntar ahorros',
    'gasto todo, cómo guardo plata',
  ],
};
