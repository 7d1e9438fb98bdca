"""
Runs scim2-tester against the SCIM of a server, and prints what it found as JSON.

The tester makes persons and groups of random values. A server that takes addresses of verified domains alone refuses such
persons, so their user names and addresses are of the domain that is named here. The one address of a person is primary.
"""

import json
import os
import sys
import time
import uuid

import httpx2
import scim2_tester.checkers as checkers
import scim2_tester.filling as filling
from scim2_client.engines.httpx2 import SyncSCIMClient
from scim2_tester import check_server

DOMAIN = os.environ["SCIM_DOMAIN"]
random_value = filling.generate_random_value


def value_of_domain(context, path, **more):
    value = random_value(context, path, **more)
    named = str(path).rsplit(":", 1)[-1]
    if value is not None and named in ("userName", "emails.value"):
        return f"{uuid.uuid4()}@{DOMAIN}"
    if isinstance(value, list):
        for each in value:
            if type(each).__name__.lower().endswith("emails") and each.value:
                each.value = f"{uuid.uuid4()}@{DOMAIN}"
                each.primary = True
    return value


for module in list(sys.modules.values()):
    if module.__name__.startswith("scim2_tester") and hasattr(module, "generate_random_value"):
        module.generate_random_value = value_of_domain



class Patient(httpx2.HTTPTransport):
    """Waits as long as a server asks that is asked too often; the tester asks as quickly as it can."""

    def handle_request(self, request):
        for _ in range(20):
            response = super().handle_request(request)
            if response.status_code != 429:
                return response
            response.read()
            response.close()
            time.sleep(float(response.headers.get("Retry-After", "1")))
        return response


headers = {"Authorization": f"Bearer {os.environ['SCIM_TOKEN']}"}
with httpx2.Client(base_url=os.environ["SCIM_BASE"], headers=headers, timeout=30, transport=Patient()) as client:
    results = check_server(SyncSCIMClient(client))
print(
    json.dumps(
        [
            {
                "status": each.status.name,
                "title": each.title,
                "resource": each.resource_type,
                "reason": each.reason,
            }
            for each in results
        ]
    )
)
