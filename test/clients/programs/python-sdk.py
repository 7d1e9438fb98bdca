import asyncio
import json
import os

import httpx2
from mcp import Client
from mcp.client.streamable_http import streamable_http_client

URL = os.environ['CUSPAL_URL']
HEADERS = {'Authorization': f"Bearer {os.environ['CUSPAL_KEY']}"}


async def main():
    async with httpx2.AsyncClient(headers=HEADERS, timeout=30) as http:
        async with Client(streamable_http_client(URL, http_client=http)) as client:
            tools = (await client.list_tools()).tools
            result = await client.call_tool(os.environ['CUSPAL_TOOL'], json.loads(os.environ['CUSPAL_ARGUMENTS']))
            print(json.dumps({'tools': [tool.name for tool in tools], 'text': result.content[0].text}))


asyncio.run(main())
