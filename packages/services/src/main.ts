import { service as dasha } from '@cuspal/service-dasha/service';
import { service as election } from '@cuspal/service-election/service';
import { service as ephemeris } from '@cuspal/service-ephemeris/service';
import { service as health } from '@cuspal/service-health/service';
import { service as horary } from '@cuspal/service-horary/service';
import { service as meta } from '@cuspal/service-meta/service';
import { service as natal } from '@cuspal/service-natal/service';
import { startServices } from '@cuspal/tool-kit/host';

// In the order of their usual ports.
await startServices([ephemeris, natal, dasha, election, health, horary, meta]);
