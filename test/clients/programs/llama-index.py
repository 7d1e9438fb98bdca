import asyncio
import json
import os

from llama_index.tools.mcp import BasicMCPClient

URL = os.environ['CUSPAL_URL']
HEADERS = {'Authorization': f"Bearer {os.environ['CUSPAL_KEY']}"}


async def main():
    client = BasicMCPClient(URL, headers=HEADERS)
    tools = (await client.list_tools()).tools
    result = await client.call_tool(os.environ['CUSPAL_TOOL'], json.loads(os.environ['CUSPAL_ARGUMENTS']))
    print(json.dumps({'tools': [tool.name for tool in tools], 'text': result.content[0].text}))


asyncio.run(main())
