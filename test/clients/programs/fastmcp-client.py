import asyncio
import json
import os

from fastmcp import Client
from fastmcp.client.transports import StreamableHttpTransport

TRANSPORT = StreamableHttpTransport(
    os.environ['CUSPAL_URL'], headers={'Authorization': f"Bearer {os.environ['CUSPAL_KEY']}"}
)


async def main():
    async with Client(TRANSPORT) as client:
        tools = await client.list_tools()
        result = await client.call_tool(os.environ['CUSPAL_TOOL'], json.loads(os.environ['CUSPAL_ARGUMENTS']))
        print(json.dumps({'tools': [tool.name for tool in tools], 'text': result.content[0].text}))


asyncio.run(main())
