import asyncio
import json
import os

from langchain_mcp_adapters.client import MultiServerMCPClient

HEADERS = {'Authorization': f"Bearer {os.environ['CUSPAL_KEY']}"}
SERVERS = {'cuspal': {'transport': 'http', 'url': os.environ['CUSPAL_URL'], 'headers': HEADERS}}


async def main():
    tools = await MultiServerMCPClient(SERVERS).get_tools()
    called = next(tool for tool in tools if tool.name == os.environ['CUSPAL_TOOL'])
    answer = await called.ainvoke(json.loads(os.environ['CUSPAL_ARGUMENTS']))
    text = answer if isinstance(answer, str) else answer[0]['text']
    print(json.dumps({'tools': [tool.name for tool in tools], 'text': text}))


asyncio.run(main())
